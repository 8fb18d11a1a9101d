import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown, paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, ogives, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The basilica with towers like dripped sand. */
export const sagrada = landmark({
  name: 'sagrada',
  palette: PALETTES.dusk,
  accent: '#2F9AA0',
  mist: '#F08A4E',
  ground: 0.76,
  sun: [-230, 250, 78],
  altText:
    'A basilica of many tapering perforated towers above the roofs of a city, a plane tree avenue below',
  paint: (s) => {
    const tower = (x: number, base: number, wide: number, tall: number): readonly GlyphPart[] => [
      [
        `M${x - wide / 2} ${base}Q${x - wide * 0.46} ${base - tall * 0.62} ${x - wide * 0.1} ${base - tall}h${wide * 0.2}Q${x + wide * 0.46} ${base - tall * 0.62} ${x + wide / 2} ${base}z`,
        '#E9B57E',
      ],
      [
        `M${x + wide * 0.06} ${base - tall}h${wide * 0.04}Q${x + wide * 0.46} ${base - tall * 0.62} ${x + wide / 2} ${base}H${x + wide * 0.14}z`,
        '#94504A',
      ],
      [
        [0.24, 0.36, 0.48, 0.6, 0.72]
          .map((k) =>
            panes(
              x - wide * 0.22 * (1.1 - k),
              x + wide * 0.22 * (1.1 - k),
              3,
              base - tall * k,
              wide * 0.07,
              tall * 0.07,
            ),
          )
          .join(''),
        '#5E2E3E',
      ],
      [round(x, base - tall - 8, wide * 0.17) + block(x, base - tall - 8, 3, wide * 0.5), '#F6D27A'],
    ]
    paintFarTown(s, ['#E0946E', '#D9855F', '#E6A67C'], ['#B5604C', '#A8564A'], 120, 0.35)
    paintGroundMist(s, 150, 0.4)
    s.draw(s.at(20, 6, 1.08), [
      ...tower(0, 0, 120, 580),
      ...tower(-92, 0, 84, 440),
      ...tower(92, 0, 84, 440),
      ...tower(-160, 0, 76, 470),
      ...tower(160, 0, 76, 470),
      ...tower(-222, 0, 70, 400),
      ...tower(222, 0, 70, 400),
      ...solid(0, 0, 420, 120, '#D99A68', '#8A4646', 0.3),
      ['M-120 0Q-110 -150 0 -230Q110 -150 120 0z', '#F2C894'],
      ['M-80 0Q-70 -100 0 -160Q70 -100 80 0z', '#7A3A44'],
      ['M-26 0v-60q26 -40 52 0v60z', '#F6D27A'],
      [ogives(-190, -140, 2, 0, 34, 84) + ogives(140, 190, 2, 0, 34, 84), '#7A3A44'],
    ])
    paintTreeCrowns(s, '#5E7A52', 44, 20, '#3E5A48')
    paintPaving({ ...s, groundY: s.groundY + 20 * s.unit }, '#DFA27E', '#A8685E')
    s.draw(s.atDepth(-130, 0.66, 1.1), [...person(0, s.accent), ...person(52, '#FBEFD6')])
    paintBough(s, 'right', '#3A2230', ['#5E7A42', '#7E9A4C'], 260)
  },
})
