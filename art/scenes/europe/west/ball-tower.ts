import { paintFarTown, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The tower with its ball above a river of museums. */
export const ballTower = landmark({
  name: 'ball-tower',
  palette: PALETTES.dusk,
  accent: '#F2C63C',
  mist: '#F08A4E',
  ground: 0.64,
  sun: [210, 300, 76],
  altText:
    'A slender tower with a steel ball above a domed cathedral and a river, a barge passing under a bridge',
  paint: (s) => {
    paintFarTown(s, ['#E9A47A', '#D98A66', '#E0B088'], ['#8E5048', '#7E4648'], 120, 0.3)
    s.draw(s.at(-80, 8, 1.05), [
      [taper(0, 0, 46, 430, 0.46), '#F6DCC0'],
      ['M4 0L3 -430h8L23 0z', '#A86A6A'],
      [round(0, -440, 46), '#E3C2B0'],
      ['M0 -486a46 46 0 0 1 0 92q40 -40 0 -92z', '#8E5A66'],
      ['M-46 -444h92v8h-92zM-40 -458h80v4h-80z', '#5A3444'],
      ['M-3 -484l-2 -70h10l-2 70z', '#F6DCC0'],
      ['M-1 -554v-70h3v70z', '#C8432E'],
    ])
    s.draw(s.at(130, 8, 1.1), [
      ...solid(0, 0, 250, 130, '#C9A08A', '#74505A', 0.3),
      [arches(-90, 90, 6, -10, 22, 90), '#4A3044'],
      ...[-110, 110].flatMap((x) => [
        ...solid(x, 0, 50, 160, '#D3AC92', '#7E585E', 0.36),
        ...cupola(x, -156, 28, 44, '#5FA090', '#2F6468'),
      ]),
      ...solid(0, -126, 120, 60, '#D3AC92', '#7E585E', 0.3),
      ...cupola(0, -182, 70, 110, '#5FA090', '#2F6468'),
      [block(0, -288, 5, 44), '#F6D27A'],
    ])
    paintTreeCrowns(s, '#6E5A3E', 30, 8)
    paintQuayWall(s, '#E9B98E', '#8A524C', 34)
    paintWater(s, '#8A5A62', 32)
    paintFloating(s, s.atDepth(40, 0.6, 1.2), 160, [
      ['M-150 -30h250v-30h-250z', '#FFF1DA'],
      [panes(-136, 86, 12, -38, 12, 14), '#4A3044'],
      ['M-170 -30h330q-6 34 -30 42h-270q-26 -12 -30 -42z', '#2A2040'],
      ['M-170 -24h328l-2 8h-324z', s.accent],
    ])
  },
})
