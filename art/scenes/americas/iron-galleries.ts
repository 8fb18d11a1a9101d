import { paintFarTown } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Iron galleries, a green streetcar. */
export const ironGalleries = landmark({
  name: 'iron-galleries',
  palette: PALETTES.city,
  accent: '#F2B23C',
  ground: 0.78,
  sun: [-260, 560, 46],
  altText:
    'A corner house with two storeys of iron-lace galleries hung with ferns, a brass band passing below it',
  lightText: 'on a warm evening',
  paint: (s) => {
    paintFarTown(s, ['#A8708E', '#C98A86', '#8E6A96'], ['#5E4272'], 190, 0.1)
    s.draw(s.at(70, 8, 1.04), [
      ...solid(0, 0, 460, 410, '#D98A6E', '#8A4A5E', 0.16),
      [hip(0, -404, 250, 60, 0.7), '#4E3A66'],
      [block(-140, -440, 30, 50) + block(150, -440, 30, 50), '#B06A60'],
      [
        [-20, -160, -300]
          .map((y) => [-170, -85, 0, 85, 170].map((x) => block(x, y, 40, 96)).join(''))
          .join(''),
        '#FFE0A0',
      ],
      [
        [-20, -160, -300]
          .map((y) =>
            [-170, -85, 0, 85, 170].map((x) => block(x - 26, y, 12, 96) + block(x + 26, y, 12, 96)).join(''),
          )
          .join(''),
        '#2F6A5E',
      ],
      ...[-140, -280].flatMap((y) => [
        [block(0, y, 540, 12), '#2A2246'] as const,
        [panes(-266, 266, 40, y - 12, 3, 40) + block(0, y - 50, 540, 5), '#2A2246'] as const,
        [
          [-258, -172, -86, 0, 86, 172, 258]
            .map(
              (x) => `M${x - 3} ${y - 12}v-128h6v128zM${x - 36} ${y - 128}q36 6 36 40q0 -34 36 -40v-12h-72z`,
            )
            .join(''),
          '#2A2246',
        ] as const,
        [
          [-215, -129, -43, 43, 129, 215]
            .map((x) => `M${x - 22} ${y - 84}q22 -26 44 0q-6 30 -22 30t-22 -30z`)
            .join(''),
          '#4F9A6A',
        ] as const,
      ]),
      [[-258, -86, 86, 258].map((x) => block(x, 0, 8, 140)).join(''), '#2A2246'],
    ])
    paintPaving({ ...s, groundY: s.groundY + 8 * s.unit }, '#7E5E80', '#5A4468')
    s.draw(s.atDepth(-140, 0.6, 1.25), [
      ...person(0, '#2A2246', '#FBF3DF'),
      ['M14 -74l40 -10l18 -14v40l-18 -12l-40 4z', s.accent],
      ...person(110, '#2A2246', '#FBF3DF'),
      ['M122 -66q36 -6 40 20q2 20 -16 20q-20 -2 -18 -18q-2 -10 -8 -14z', s.accent],
      ...person(210, '#2A2246', '#FBF3DF'),
      ['M196 -60h56v36h-56z', '#FBF3DF'],
      [block(224, -24, 56, 5) + block(224, -56, 56, 5), s.accent],
    ])
  },
})
