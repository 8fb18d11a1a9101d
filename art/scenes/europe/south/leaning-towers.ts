import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Two leaning brick towers over porticoes. */
export const leaningTowers = landmark({
  name: 'leaning-towers',
  palette: PALETTES.gold,
  accent: '#2F7A8A',
  ground: 0.78,
  mist: '#F4A24E',
  sun: [-230, 420, 70],
  altText:
    'Two brick towers, one tall, one short and leaning, above red houses with arcades, a cyclist below',
  paint: (s) => {
    paintHills(s, '#D99A54', 170, 40)
    s.draw(s.at(0, 8), [
      ['M-50 0L-24 -590H40L54 0z', '#C9704A'],
      ['M24 0L20 -590H40L54 0z', '#84403A'],
      [crenels(-18, 34, 4, -588, 11), '#C9704A'],
      [[-120, -220, -320, -420, -510].map((y) => panes(-8, -8, 1, y, 9, 24)).join(''), '#5A2A2C'],
      ['M96 0L150 -330H226L196 0z', '#B8603F'],
      ['M164 0L206 -330H226L196 0z', '#763834'],
      [panes(150, 150, 1, -110, 10, 24) + panes(166, 166, 1, -220, 10, 24), '#5A2A2C'],
      ...[
        [-350, 260, '#E9A860'],
        [-210, 220, '#D98A4E'],
        [320, 250, '#E0985A'],
      ].flatMap(([x, tall, ink]) => [
        ...solid(Number(x), 0, 150, Number(tall), String(ink), '#9A563C', 0.2),
        [hip(Number(x), -Number(tall) + 2, 84, 30, 0.8), '#A84E38'] as const,
        [
          panes(Number(x) - 46, Number(x) + 46, 3, -130, 22, 46) +
            panes(Number(x) - 46, Number(x) + 46, 3, -196, 22, 40),
          '#3E6A5E',
        ] as const,
      ]),
      [block(-280, 0, 300, 96) + block(320, 0, 160, 96), '#F2BE80'],
      [arches(-400, -160, 5, 0, 46, 84) + arches(284, 356, 2, 0, 46, 84), '#5A2A2C'],
    ])
    paintPaving({ ...s, groundY: s.groundY + 8 * s.unit }, '#E3AE74', '#B57E52')
    s.draw(s.atDepth(-70, 0.6, 1.3), [
      [round(-36, -26, 26) + round(40, -26, 26), '#3A1C20'],
      [round(-36, -26, 21) + round(40, -26, 21), '#E3AE74'],
      ['M-38 -28l34 -34h30l16 36l-4 2l-14 -32h-22l-36 32z', '#3A1C20'],
      ['M-14 -62q-6 -60 12 -66h16q12 12 10 66zM-10 -140a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', s.accent],
    ])
    s.draw(s.atDepth(170, 0.5, 1), [...robed(0, '#FBEFD6', '#5A2A2C')])
  },
})
