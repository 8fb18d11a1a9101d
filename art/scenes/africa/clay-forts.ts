import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintReeds } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, cupola, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Tall clay forts with thatched turrets. */
export const clayForts = landmark({
  name: 'clay-forts',
  palette: PALETTES.gold,
  accent: '#2F7E9A',
  ground: 0.7,
  sun: [-220, 330, 70],
  altText:
    'Clay tower houses with thatched turrets, granaries and a flat roof between them, millet fields around',
  paint: (s) => {
    paintHills(s, '#C98E4A', 110, 30)
    paintFarPalms(s, '#7A6A3A', [0.05, 0.92], 150)
    paintOpenGround(s, '#C9924C', '#A87438', 0)
    const fort = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        ...solid(0, 0, 200, 96, '#D0844A', '#7E4434', 0.2),
        ...solid(-100, 0, 70, 180, '#DD9458', '#8E4E3A', 0.36),
        ...solid(0, 0, 60, 140, '#D98C50', '#86483A', 0.36),
        ...solid(100, 0, 74, 200, '#DD9458', '#8E4E3A', 0.36),
        ...cone(-100, -174, 106, 84, '#B9863C', '#7E5A30'),
        ...cone(100, -194, 112, 90, '#B9863C', '#7E5A30'),
        ...cupola(0, -138, 32, 30, '#DD9458', '#8E4E3A'),
        ['M-24 0v-54q22 -26 44 0v54z', '#3A1C20'],
        [round(-104, -120, 8) + round(92, -130, 8), '#3A1C20'],
        [[-30, -50, -70].map((dy) => block(-30, dy, 110, 3)).join(''), '#F0B87A'],
      ])
    fort(-270, -10, 0.7)
    fort(290, 0, 0.8)
    fort(0, 40, 1.36)
    s.draw(s.atDepth(-160, 0.58, 1.2), [
      ...robed(0, s.accent, '#F2C63C'),
      ['M-22 -122q22 -30 44 0q-22 14 -44 0z', '#B9863C'],
    ])
    paintReeds(s, 'right', '#5A3A22', 190)
  },
})
