import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { paintFirs } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** A vent: a crust of sulphur round a dark mouth. */
const vent = (x: number, y: number, size: number, ink: string): readonly GlyphPart[] => [
  [
    `M${x - 60 * size} ${y}Q${x - 40 * size} ${y - 34 * size} ${x - 10 * size} ${y - 40 * size}Q${x + 30 * size} ${y - 38 * size} ${x + 62 * size} ${y}Q${x} ${y + 16 * size} ${x - 60 * size} ${y}z`,
    ink,
  ],
  [
    `M${x + 6 * size} ${y - 40 * size}Q${x + 36 * size} ${y - 36 * size} ${x + 62 * size} ${y}Q${x + 30 * size} ${y + 12 * size} ${x + 10 * size} ${y + 8 * size}z`,
    '#B98A2A',
  ],
  [`M${x - 18 * size} ${y - 34 * size}q18 -12 34 0q-16 12 -34 0z`, '#3A3230'],
]

/** A plume that leans in the wind and widens upwards. */
const plume = (x: number, y: number, size: number): string =>
  [
    [0, -10, 12],
    [10, -40, 20],
    [28, -78, 30],
    [58, -122, 42],
    [100, -172, 54],
    [152, -220, 64],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => round(x + dx * size, y + dy * size, r * size))
    .join('')

/** Mount Iō: bare slopes with yellow vents, steam in the wind, a marked path, snow on the forest all round. */
export const sulphurVents = landmark({
  name: 'sulphur-vents',
  palette: {
    ...PALETTES.polar,
    top: '#8FB4CA',
    middle: '#CFDDE0',
    horizon: '#F8EBD6',
    deep: '#2A2E3E',
    lightText: 'on a cold morning',
  },
  accent: '#E2482F',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Yellow vents steam on a bare grey mountain, walkers follow a roped path past them, the forest around lies under snow',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 4), [
      ['M-1600 0V-70Q-1100 -120 -800 -90Q-600 -70 -420 -60L1300 -70V0z', '#C9D9E2'],
      [
        'M-560 0Q-420 -60 -330 -150L-270 -230L-200 -250L-140 -306L-60 -330L10 -300L80 -312L150 -250L230 -226L300 -140Q420 -50 620 0z',
        '#A79C94',
      ],
      [
        'M-60 -330L10 -300L80 -312L150 -250L230 -226L300 -140Q420 -50 620 0H120L160 -110L90 -170L110 -240L40 -270z',
        '#7E7478',
      ],
      [
        'M-270 -230L-200 -250L-230 -170L-300 -100zM-140 -306L-60 -330L-90 -240L-150 -200zM20 -220l30 60l-40 70l-20 -60zM-180 -120l40 50l-60 60l-30 -40z',
        '#C4B8A8',
      ],
      [
        'M-90 -250q30 -12 50 10l-10 60q-30 -10 -40 -70zM130 -180q30 0 40 30l-10 50q-30 -20 -30 -80zM-240 -60q30 -20 60 0l-10 40h-60z',
        '#D9BF5A',
      ],
    ])
    paintFirs(s, '#5E7A80', 60, 6)
    s.draw(s.at(0, 0), [
      ['M-1600 10Q-700 -6 -420 10L-360 20H-1600zM420 14Q800 -4 1300 6V24H440z', '#F4F6F4'],
      [`M-1600 14Q-600 0 0 14T1300 10V${deep}H-1600z`, '#B9AC9E'],
      [
        `M-1600 20Q-900 20 -560 70Q-420 120 -640 200L-900 ${deep}H-1600zM1300 14Q760 30 520 80Q420 120 620 190L900 ${deep}H1300z`,
        '#F4F6F4',
      ],
      [
        `M-560 70Q-420 120 -640 200L-900 ${deep}h40L-600 210Q-380 120 -540 66zM520 80Q420 120 620 190L900 ${deep}h-36L590 200Q390 120 500 76z`,
        '#C3D0D8',
      ],
      [
        'M-260 70q120 -20 260 0q-120 24 -260 0zM40 170q140 -20 300 4q-150 24 -300 -4zM-420 230q120 -16 260 6q-120 20 -260 -6z',
        '#9C8F88',
      ],
    ])
    s.draw(s.at(0, 0), [
      ...vent(-60, -150, 0.5, '#EBCB45'),
      ...vent(130, -96, 0.56, '#EBCB45'),
      ...vent(-200, -50, 0.6, '#EBCB45'),
      ...vent(-300, 110, 1, '#F0D24A'),
      ...vent(250, 96, 1, '#F0D24A'),
      ...vent(40, 60, 0.7, '#F0D24A'),
    ])
    const steam = s.at(0, 0)
    addPath(
      s.canvas,
      placePath(
        plume(-62, -168, 0.5) +
          plume(128, -116, 0.56) +
          plume(-202, -72, 0.6) +
          plume(-306, 74, 1) +
          plume(246, 60, 1) +
          plume(38, 36, 0.7),
        steam,
      ),
      '#FFFFFF',
      { opacity: 0.62 },
    )
    s.draw(s.at(0, 0), [
      [
        `M-120 ${deep}Q-60 330 60 250Q170 190 90 150Q30 124 -20 110l16 -8Q60 112 130 142Q240 196 130 266Q40 330 30 ${deep}z`,
        '#E3D6C0',
      ],
      [
        `M-160 ${deep - 70}L-30 306L70 232l3 4L-26 312L-150 ${deep - 60}zM60 ${deep - 60}Q70 350 180 276l3 4Q78 356 68 ${deep - 60}z`,
        '#5A4A4A',
      ],
      [
        [
          [-126, deep - 76],
          [-74, 366],
          [-26, 312],
          [26, 268],
          [66, deep - 90],
          [92, 340],
          [140, 300],
          [184, 276],
        ]
          .map(([x = 0, y = 0]) => `M${x - 3} ${y + 34}v-46h6v46z`)
          .join(''),
        '#5A4A4A',
      ],
    ])
    s.draw(s.at(70, 272, 0.86), [...pointer(0, s.accent, '#F4EEDC'), ...walker(62, '#2F4A78', '#F2C94A')])
    s.draw(s.at(90, 156, 0.5), [...person(0, '#5A3A5E'), ...person(34, '#E0A93A')])
  },
})
