import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** White sloops racing off a beach of coloured houses. */
export const islandSloops = landmark({
  name: 'island-sloops',
  palette: PALETTES.noon,
  accent: '#E2452E',
  ground: 0.52,
  sun: [220, 330, 54],
  altText:
    'Wooden sloops with tall white sails racing off a bay with small painted houses and low green hills',
  paint: (s) => {
    paintHills(s, '#6FA884', 90, 40, 0.4)
    paintHills(s, '#4F8E6A', 40, 24, 0.2)
    s.draw(
      s.at(0, 4),
      [-300, -230, -150, -60, 40, 120, 210, 300].flatMap((x, i) => [
        ...solid(
          x,
          0,
          50,
          34,
          ['#F2B0A0', '#F6D88A', '#8FC8C0', '#FBF6E6'][i % 4] ?? '#FBF6E6',
          '#8A7A7A',
          0.3,
        ),
        [peak(x, -32, 60, 24), ['#C8503E', '#4F7E8E'][i % 2] ?? '#C8503E'] as const,
      ]),
    )
    s.draw(s.at(0, 6), [[block(0, 12, 2400, 12), '#FBF0D0']])
    paintWater(s, '#1F96A8', 12)
    const sloop = (x: number, y: number, size: number, hull: string): void =>
      paintFloating(s, s.atDepth(x, y, size), 120, [
        ['M-4 -20v-270h6v270z', '#5A3A30'],
        ['M-130 -36L0 -284V-40z', '#FFFDF4'],
        ['M-10 -260L0 -284V-40l-40 2z', '#CBDADA'],
        ['M8 -250L80 -36H8z', '#F3F0E2'],
        ['M-120 -30h210q-16 40 -50 44h-110q-30 -6 -50 -44z', hull],
        ['M-118 -26h206l-4 9h-196z', '#FFFDF4'],
        [round(-60, -40, 8) + round(-36, -40, 8) + round(30, -38, 8), '#6E3E30'],
      ])
    sloop(270, 0.1, 0.5, '#2F5A8A')
    sloop(-240, 0.24, 0.7, '#F2C63C')
    sloop(110, 0.4, 0.94, '#2F8A6A')
    sloop(-70, 0.74, 1.35, s.accent)
    paintFarPalms(s, '#3A7458', [0.04, 0.3, 0.68, 0.93], 120)
  },
})
