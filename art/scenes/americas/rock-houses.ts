import { paintHills } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Coloured houses on bare rock, icebergs in the bay. */
export const rockHouses = landmark({
  name: 'rock-houses',
  palette: PALETTES.polar,
  accent: '#D8342C',
  ground: 0.58,
  mist: '#D6EEE4',
  sun: [210, 300, 52],
  altText:
    'Wooden houses in red, yellow, blue and green on bare rock above a bay full of icebergs, a fishing boat',
  lightText: 'in the long light of June',
  paint: (s) => {
    paintHills(s, '#8FB8C4', 60, 16, 0.6)
    for (const [x, w, h] of [
      [-300, 120, 130],
      [-60, 90, 80],
      [200, 150, 170],
      [370, 80, 90],
    ] as const)
      s.draw(s.at(x, 12), [
        [
          `M${-w} 0l${w * 0.2} ${-h * 0.6}l${w * 0.4} ${-h * 0.2}l${w * 0.3} ${h * 0.2}l${w * 0.3} ${-h * 0.4}l${w * 0.5} ${h * 0.5}l${w * 0.2} ${h * 0.5}z`,
          '#F6FBF8',
        ],
        [`M${w * 0.2} ${-h}l${w * 0.5} ${h * 0.5}l${w * 0.2} ${h * 0.5}h${-w * 0.5}z`, '#A8D0DC'],
      ])
    paintWater(s, '#2F7490', 4)
    s.draw(s.atDepth(0, 0.4), [
      ['M-1300 720V60Q-360 0 -240 -10Q-140 30 -60 60Q60 20 200 40Q300 -30 380 -50H1300V720z', '#8A8078'],
      ['M-1300 720V90Q-360 40 -240 20Q-140 60 -60 90Q60 60 200 80Q300 20 1300 0V720z', '#6E6A6A'],
      ['M-360 130q100 -20 160 10q-80 20 -160 -10zM100 160q120 -30 200 0q-100 30 -200 0z', '#8E9A5E'],
    ])
    const house = (x: number, y: number, size: number, ink: string, shade: string): void =>
      s.draw(s.atDepth(x, y, size), [
        [panes(-40, 40, 4, 16, 6, 20), '#4A4A50'],
        ...solid(0, 0, 100, 60, ink, shade, 0.3),
        [`M-58 -54L-40 -96H40L58 -54z`, '#3A4650'],
        [panes(-26, 26, 2, -16, 18, 24), '#FFFDF4'],
        [block(0, -58, 102, 5), '#FFFDF4'],
      ])
    house(-300, 0.42, 0.8, '#2F6FA8', '#1E4A78')
    house(-200, 0.52, 0.9, '#F2BE3C', '#B5862E')
    house(310, 0.34, 0.9, s.accent, '#8E2430')
    house(160, 0.56, 1, '#3F8A6A', '#27604E')
    house(-60, 0.68, 1.15, s.accent, '#8E2430')
    house(290, 0.7, 1.2, '#F2BE3C', '#B5862E')
    house(-280, 0.88, 1.3, '#3F8A6A', '#27604E')
    paintFloating(s, s.atDepth(30, 0.22, 0.8), 120, cutter('#2F4A6A', '#FBF6E6'))
  },
})
