import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
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
      ['M-52 0L-50 -70L-44 -76L-36 -560H18L38 -76L44 -70V0z', '#C9704A'],
      ['M16 0V-70L2 -560H18L38 -76L44 -70V0z', '#84403A'],
      ['M-42 -560h66v-30h-66z', '#C9704A'],
      ['M4 -560h20v-30h-20z', '#84403A'],
      [crenels(-38, 20, 5, -588, 8), '#C9704A'],
      ['M-22 -588v-30h28v30zM-12 -618q4 -10 8 0z', '#C9704A'],
      [[-140, -230, -320, -410, -500].map((y) => panes(-14, -14, 1, y, 8, 22)).join(''), '#5A2A2C'],
      ['M110 0L131 -296H193L184 0z', '#B8603F'],
      ['M160 0L176 -296H193L184 0z', '#763834'],
      ['M110 0L114 -52H184.6L184 0z', '#E0BC8C'],
      [panes(140, 140, 1, -110, 9, 22) + panes(147, 147, 1, -210, 9, 22), '#5A2A2C'],
      ...[
        [-790, 230, '#D98A4E'],
        [-640, 270, '#E9A860'],
        [-490, 210, '#E0985A'],
        [-350, 260, '#E9A860'],
        [-210, 220, '#D98A4E'],
        [320, 250, '#E0985A'],
        [470, 220, '#E9A860'],
        [620, 280, '#D98A4E'],
      ].flatMap(([x, tall, ink]) => [
        ...solid(Number(x), 0, 150, Number(tall), String(ink), '#9A563C', 0.2),
        [hip(Number(x), -Number(tall) + 2, 84, 30, 0.8), '#A84E38'] as const,
        [
          panes(Number(x) - 46, Number(x) + 46, 3, -130, 22, 46) +
            panes(Number(x) - 46, Number(x) + 46, 3, -196, 22, 40),
          '#3E6A5E',
        ] as const,
      ]),
      [block(-500, 0, 740, 96) + block(470, 0, 460, 96), '#F2BE80'],
      [arches(-820, -160, 12, 0, 46, 84) + arches(284, 656, 7, 0, 46, 84), '#5A2A2C'],
    ])
    paintPaving({ ...s, groundY: s.groundY + 8 * s.unit }, '#E3AE74', '#B57E52')
    s.draw(s.atDepth(-70, 0.6, 1.3), [
      [round(-36, -26, 26) + round(40, -26, 26), '#3A1C20'],
      [round(-36, -26, 21) + round(40, -26, 21), '#E3AE74'],
      ['M-38 -28l34 -34h30l16 36l-4 2l-14 -32h-22l-36 32z', '#3A1C20'],
      ['M-14 -62q-6 -60 12 -66h16q12 12 10 66z', s.accent],
      [round(4, -140, 12), '#7A4632'],
      ['M-9 -142q2 -14 14 -14t12 14q-12 -6 -26 0z', '#3A1C20'],
      ['M8 -116l24 30l14 6l-3 8l-18 -6l-24 -22z', s.accent],
    ])
    s.draw(s.atDepth(170, 0.5, 1), person(0, '#FBEFD6'))
  },
})
