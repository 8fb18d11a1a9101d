import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, ogives, peak, peaks, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const spire = (x: number, base: number, tall: number): readonly GlyphPart[] => [
  [taper(x, base, 52, tall * 0.5, 0.8), '#C4583E'],
  [`M${x + 4} ${base}V${base - tall * 0.5}h17l5 ${tall * 0.5}z`, '#8A3A36'],
  [ogives(x - 10, x + 10, 2, base - 20, 10, tall * 0.3), '#5A2A2E'],
  [peak(x, base - tall * 0.46, 46, tall * 0.54), '#D8704E'],
  [`M${x} ${base - tall}L${x + 23} ${base - tall * 0.46}H${x + 4}z`, '#8A3A36'],
  [[0.56, 0.66, 0.76].map((k) => block(x, base - tall * k, 46 * (1.36 - k), 6)).join(''), '#E89A6E'],
  [block(x, base - tall + 6, 3, 26) + block(x, base - tall - 8, 14, 3), '#3A2A30'],
]

/** Saint Anne's of Vilnius: flamboyant red brick with interlaced arches and three spires. */
export const brickGothic = landmark({
  name: 'brick-gothic',
  palette: {
    ...PALETTES.highland,
    top: '#8EB0C4',
    middle: '#CFD8D0',
    horizon: '#F6EAD0',
    lightText: 'after a spring shower',
  },
  accent: '#F2C23C',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A red brick church of three slender spires and intertwined pointed arches, a lower church behind, chestnut trees and cyclists before it',
  paint: (s) => {
    paintTreeCrowns(s, '#8DB07E', 60, 0)
    s.draw(s.at(250, 10), [
      ...solid(0, 0, 300, 260, '#B5604A', '#7A3E3C', 0.3),
      [peak(-30, -256, 200, 120), '#C46E52'],
      [ogives(-90, 30, 3, -40, 34, 150), '#5A2A2E'],
      ...solid(96, 0, 70, 380, '#B5604A', '#7A3E3C', 0.4),
      ...cone(96, -380, 84, 90, '#6E8A86', '#4A6668'),
    ])
    s.draw(s.at(-60, 10), [
      [block(0, 0, 330, 330), '#C4583E'],
      ['M-165 -326L-90 -410L0 -470L90 -410L165 -326z', '#C4583E'],
      ['M100 0V-400L165 -326V0z', '#94403A'],
      [ogives(0, 0, 1, -100, 110, 280), '#8A3A36'],
      [ogives(0, 0, 1, -100, 84, 250), '#3E2A34'],
      [ogives(-21, 21, 2, -100, 34, 200), '#8EB0C4'],
      ['M-150 -120Q-150 -330 0 -420Q150 -330 150 -120h-12Q136 -310 0 -400Q-136 -310 -138 -120z', '#E08A62'],
      ['M-110 -120Q-110 -300 0 -350Q110 -300 110 -120h-9Q98 -290 0 -336Q-98 -290 -101 -120z', '#E08A62'],
      [ogives(-106, 106, 3, 0, 60, 110), '#5A2A2E'],
      [ogives(-106, 106, 3, 0, 44, 96), '#3A2028'],
      [block(0, -110, 330, 10) + block(0, -140, 330, 6), '#E89A6E'],
      [
        block(-165, 0, 26, 380) + block(165, 0, 26, 380) + block(-76, -380, 16, 60) + block(76, -380, 16, 60),
        '#A84A3C',
      ],
      ...spire(-146, -320, 290),
      ...spire(146, -320, 290),
      ...spire(0, -450, 200),
      [peaks(-100, 100, 5, -420, 16, 50), '#E08A62'],
    ])
    paintPaving(s, '#D9C8B0', '#B5A290')
    s.draw(s.at(-330, 40), [
      ['M-12 0v-90h24V0z', '#5A4038'],
      ['M-110 -80q-20 -70 40 -90q10 -60 70 -50q70 -10 80 50q50 30 20 90q-100 50 -210 0z', '#5E8E5A'],
      ['M-90 -110q-10 -50 40 -56q10 -40 60 -34q-40 30 -30 60q-20 36 -70 30z', '#8DB470'],
    ])
    s.draw(s.at(170, 130, 1.15), [
      [round(-50, -26, 26) + round(54, -26, 26), '#2A2430'],
      [round(-50, -26, 21) + round(54, -26, 21), '#D9C8B0'],
      ['M-50 -8l30 -44h54l22 44h-6l-20 -36l-28 36h-10l-22 -34l-16 34zM38 -66h22v6h-18z', s.accent],
      ['M-26 -54q-2 -50 18 -58q26 4 24 30l28 18l-4 8l-34 -14l-2 20l8 40h-10l-14 -40z', '#2E6A8A'],
      [round(4, -126, 13), '#7A4632'],
    ])
    s.draw(s.at(-140, 150, 1.15), [...walker(0, '#5A7A5A', s.accent), ...dog(96, '#6A4A3A')])
  },
})
