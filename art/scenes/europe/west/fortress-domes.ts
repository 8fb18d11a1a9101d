import { paintFarTown, paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { bulb, cone, crenels, cupola, panes, pavilionRoof, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A fortress on its rock above baroque domes and a river. */
export const fortressDomes = landmark({
  name: 'fortress-domes',
  palette: PALETTES.autumn,
  accent: '#D2342C',
  ground: 0.66,
  sun: [-230, 390, 56],
  altText:
    'A long white fortress on a rock above green church domes and a row of houses along a river, snowy mountains behind',
  paint: (s) => {
    paintMountain(s, -220, 300, 300, '#B9C0B4', '#84969C', 0.5)
    paintMountain(s, 330, 340, 320, '#B9C0B4', '#84969C', 0.5)
    paintGroundMist(s, 180)
    s.draw(s.at(60, 6), [
      ['M-360 0Q-250 -60 -220 -150Q-190 -230 -110 -236H150Q220 -220 250 -130T380 0z', '#7E8A5E'],
      [
        'M-220 -150l30 -20l10 40l30 -60l20 50l30 -60l30 60l40 -50l30 50l40 -60l30 60l40 -30l30 60l-20 40h-320z',
        '#B5AA90',
      ],
      ...solid(0, -226, 300, 70, '#FFF8EA', '#C0B6A4', 0.16),
      ...solid(-60, -226, 110, 130, '#FFF8EA', '#C0B6A4', 0.3),
      ...pavilionRoof(-60, -352, 64, 40, '#8A5A4C', '#5E4040', 0.7),
      ...solid(60, -226, 80, 110, '#FBF0DA', '#B9AE9C', 0.3),
      ...pavilionRoof(60, -334, 48, 34, '#8A5A4C', '#5E4040', 0.6),
      ...solid(-140, -226, 44, 100, '#FFF8EA', '#C0B6A4', 0.4),
      ...cone(-140, -324, 54, 44, '#8A5A4C', '#5E4040'),
      [
        panes(-100, -20, 4, -270, 8, 14) +
          panes(-100, -20, 4, -310, 8, 14) +
          panes(30, 90, 3, -280, 8, 14) +
          crenels(-150, 150, 20, -292, 8),
        '#6E6660',
      ],
    ])
    paintTreeCrowns(s, '#C9823E', 34, -6, '#9A5A34')
    paintFarTown(s, ['#F6E3BC', '#EBC99A', '#F0D9C0', '#DDE0C4'], ['#8E5A4C', '#7E5048'], 110, 0.08, 6)
    s.draw(s.at(-120, 8), [
      ...solid(0, 0, 140, 120, '#FBF0DA', '#BBAE9C', 0.3),
      ...cupola(0, -116, 52, 80, '#5FA08C', '#2F6A6A'),
      ...[-80, 80].flatMap((x) => [
        ...solid(x, 0, 42, 160, '#FBF0DA', '#BBAE9C', 0.4),
        ...bulb(x, -156, 24, 50, '#5FA08C', '#2F6A6A'),
      ]),
    ])
    paintQuayWall(s, '#D9C6A0', '#8A7A6A', 24)
    paintWater(s, '#7FA8A4', 22)
    paintFloating(s, s.atDepth(-140, 0.66, 1.1), 120, rowingBoat('#8A4A36', s.accent))
    paintBough(s, 'right', '#4A2F2C', ['#C9652E', '#E3A23C', '#A8472C'], 300)
  },
})
