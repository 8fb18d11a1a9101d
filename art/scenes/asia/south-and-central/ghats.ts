import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating, poledBoat, rowingBoat } from '#art/kit/boats.ts'
import { robed } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, cupola, ogives, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A temple spire that swells and closes, as along the Ganges. */
const shikhara = (
  x: number,
  base: number,
  half: number,
  tall: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] => [
  [
    `M${x - half} ${base}Q${x - half * 1.05} ${base - tall * 0.6} ${x} ${base - tall}Q${x + half * 1.05} ${base - tall * 0.6} ${x + half} ${base}z`,
    lit,
  ],
  [
    `M${x} ${base - tall}Q${x + half * 1.05} ${base - tall * 0.6} ${x + half} ${base}H${x + half * 0.3}Q${x + half * 0.4} ${base - tall * 0.6} ${x} ${base - tall}z`,
    shade,
  ],
  [`M${x - 2} ${base - tall - 34}h4v40h-4z`, lit],
]

/** Stairs down to the Ganges: palaces, umbrellas, bathers, boats. */
export const ghats = landmark({
  name: 'ghats',
  palette: PALETTES.gold,
  accent: '#D8335A',
  mist: '#FFD184',
  ground: 0.66,
  sun: [-230, 210, 84],
  altText:
    'Broad stairs from palaces and temple spires down to a river, straw umbrellas on them, boats below',
  lightText: 'at sunrise',
  paint: (s) => {
    s.draw(s.at(60, -100), [
      ...shikhara(-150, 0, 40, 250, '#D9744A', '#8E4038'),
      ...shikhara(-96, 0, 26, 160, '#E08A52', '#98483A'),
      ...solid(20, 0, 170, 220, '#F0C07A', '#A8683E', 0.4),
      [crenels(-54, 94, 8, -216, 12), '#F0C07A'],
      [ogives(-44, 30, 3, -110, 26, 60) + ogives(-44, 30, 3, -20, 26, 60), '#6E3A38'],
      ...cupola(-50, -226, 26, 40, '#F7D292', '#B5763E'),
      ...cupola(90, -226, 26, 40, '#F7D292', '#B5763E'),
      ...solid(190, 0, 170, 160, '#E09A5C', '#94503E', 0.4),
      [ogives(130, 220, 4, -40, 24, 70), '#5E3038'],
      ...shikhara(240, -150, 34, 170, '#C95A3E', '#7E3236'),
      ...solid(-290, 0, 190, 150, '#EDB06A', '#9E5E40', 0.4),
      [arches(-360, -260, 4, -30, 22, 60), '#6E3A38'],
      ...shikhara(-340, -140, 30, 120, '#E08A52', '#98483A'),
      ...solid(340, 0, 130, 120, '#F0C07A', '#A8683E', 0.4),
    ])
    paintGroundMist(s, 150, 0.35)
    s.draw(s.at(0, 40), [
      [[0, 1, 2, 3, 4, 5].map((row) => block(0, -row * 26, 1900, 27)).join(''), '#B5724A'],
      [[0, 1, 2, 3, 4, 5].map((row) => block(0, -16 - row * 26, 1900, 10)).join(''), '#F2C48A'],
      [[-300, -120, 90, 270].map((x) => `M${x - 40} 0L${x - 22} -156h44L${x + 40} 0z`).join(''), '#D9955E'],
    ])
    for (const [x, y, size] of [
      [-330, -14, 1],
      [-210, -66, 0.8],
      [-20, -40, 0.9],
      [180, -14, 1.05],
      [330, -60, 0.8],
    ] as const)
      s.draw(s.at(x, y + 40, size), [
        ['M-2 0v-74h5v74z', '#5E3038'],
        ['M-54 -60q10 -38 56 -44q46 6 56 44q-56 -14 -112 0z', '#E9B860'],
        ['M2 -104q46 6 56 44q-20 -6 -40 -8z', '#B5763E'],
      ])
    for (const [x, y, ink, scarf] of [
      [-260, 30, s.accent, s.accent],
      [-150, 6, '#F6E3BE', '#F6E3BE'],
      [60, 30, '#E8792A', '#E8792A'],
      [110, 4, '#2F7E7A', '#2F7E7A'],
      [250, 30, '#F2C230', '#F2C230'],
    ] as const)
      s.draw(s.at(x, y, 0.6), robed(0, ink, scarf))
    paintWater(s, '#B5764E', 40)
    paintFloating(s, s.atDepth(-120, 0.56, 1.2), 140, rowingBoat('#4A2630', '#F6E3BE'))
    paintFloating(s, s.atDepth(200, 0.78, 1.3), 140, poledBoat('#3A1C28', '#2F7E7A'))
  },
})
