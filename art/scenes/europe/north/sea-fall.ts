import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A puffin on its ledge, to the left. */
const puffin = (bill: string): readonly GlyphPart[] => [
  ['M-14 0l-10 8h28l-8 -12zM20 0l-8 8h30l-10 -12z', bill],
  ['M-34 -40Q-40 -110 6 -124Q48 -116 56 -50Q58 -10 36 -2H-8Q-30 -10 -34 -40z', '#FBF5E6'],
  [
    'M10 -126Q66 -120 70 -46L84 -6Q56 -14 44 -36Q30 -80 -2 -96Q-30 -100 -36 -112Q-16 -130 10 -126z',
    '#26242E',
  ],
  ['M-36 -108Q-30 -98 -2 -96Q20 -92 26 -80L-30 -78Q-40 -92 -36 -108z', '#26242E'],
  ['M-40 -128a36 34 0 0 1 72 -4q4 24 -14 34q-30 10 -50 -4q-8 -12 -8 -26z', '#26242E'],
  ['M-40 -128q4 -24 26 -26q24 6 24 30q-4 22 -28 24q-16 -4 -22 -28z', '#FBF5E6'],
  ['M-34 -146Q-66 -140 -78 -116Q-62 -104 -36 -110Q-44 -128 -34 -146z', bill],
  ['M-46 -142Q-54 -126 -48 -108l8 -2Q-46 -126 -36 -146z', '#F3D25E'],
  ['M-66 -134Q-76 -124 -78 -116Q-72 -111 -64 -108Q-68 -122 -66 -134z', '#3A4A66'],
  [round(-14, -134, 6), '#26242E'],
  ['M-22 -134l8 -9l8 9l-8 4z', '#26242E'],
]

/** A house with a turf roof. */
const turfHouse = (x: number, y: number, size: number, wall: string): readonly GlyphPart[] => [
  [`M${x - 20 * size} ${y}v${-18 * size}h${40 * size}v${18 * size}z`, wall],
  [
    `M${x - 25 * size} ${y - 16 * size}L${x - 14 * size} ${y - 38 * size}H${x + 14 * size}L${x + 25 * size} ${y - 16 * size}z`,
    '#86A84E',
  ],
  [
    `M${x - 10 * size} ${y - 6 * size}v${-8 * size}h${7 * size}v${8 * size}zM${x + 5 * size} ${y - 6 * size}v${-8 * size}h${7 * size}v${8 * size}z`,
    '#F6EFDF',
  ],
]

/** Gásadalur: a fall straight from the meadow into the sea, turf roofs above it, stepped mountains, a puffin near. */
export const seaFall = landmark({
  name: 'sea-fall',
  palette: {
    ...PALETTES.polar,
    top: '#6E8FA4',
    middle: '#AFC3C8',
    horizon: '#EDEBDD',
    deep: '#18303E',
    lightText: 'in passing cloud',
  },
  accent: '#EE6C2E',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A waterfall drops from a green ledge straight into the sea, turf-roofed houses above it under stepped mountains, a puffin on a rock in front',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), [
      ['M120 36L260 -120L330 -210L400 -250L500 -180L620 -120L800 -60L1300 -30V36z', '#8FA6A8'],
      [
        'M-1600 0V-240L-900 -330L-620 -290L-480 -360L-330 -470L-210 -400L-120 -300L-30 -230L90 -150L150 -112V0z',
        '#6C8F62',
      ],
      [
        'M-480 -360L-330 -470L-210 -400L-120 -300L-150 -290L-240 -340L-330 -372L-420 -330zM-620 -290L-480 -330L-330 -330L-190 -290L-60 -212L-30 -230L60 -168L30 -162L-80 -186L-210 -250L-340 -290L-520 -286L-760 -250z',
        '#55705A',
      ],
      [
        'M-450 -346l130 -44l130 56l-8 14l-122 -48l-122 40zM-640 -262l180 -30l160 6l140 50l-6 12l-140 -46l-150 -4l-170 26zM-700 -206l260 -20l240 24l160 60l-8 10l-160 -54l-232 -20l-250 16z',
        '#4A4F56',
      ],
    ])
    for (const fade of [-480, -330])
      sprayBand(s.canvas, '#F4F2E8', s.groundY - 400 * s.unit, s.groundY + fade * s.unit, 0.85)
    s.draw(s.at(0, 0), [
      ['M-1600 -20V-190Q-700 -170 -330 -164Q-120 -160 20 -142Q120 -128 168 -104L176 -20z', '#8DB05A'],
      ['M-1600 -120Q-700 -130 -330 -128Q-160 -124 -40 -110L-50 -90Q-300 -110 -1600 -90z', '#A9C46A'],
      ...turfHouse(-250, -146, 0.9, '#2E3440'),
      ...turfHouse(-190, -140, 0.76, '#B4473A'),
      ...turfHouse(-310, -150, 0.8, '#F3EBDC'),
      ...turfHouse(-130, -134, 0.7, '#2E3440'),
      ...turfHouse(-420, -150, 0.9, '#B4473A'),
      [
        [
          [-60, -116],
          [-30, -122],
          [30, -116],
          [70, -108],
          [-80, -106],
          [104, -104],
        ]
          .map(([x = 0, y = 0]) => `M${x - 6} ${y}q0 -9 8 -9q8 0 8 9z`)
          .join(''),
        '#F6F1E6',
      ],
    ])
    paintWater(s, '#34687E', 30, '#C9D6D2', null)
    s.draw(s.at(0, 0), [
      [
        'M-1600 120V-96Q-700 -100 -330 -96Q-160 -92 -60 -84L-20 -80L20 -86Q120 -92 168 -104L176 -60L196 -30L188 20L214 50L206 96L170 110L100 100L40 112L-60 104L-200 120L-420 110L-900 126z',
        '#4A4348',
      ],
      [
        'M-1600 -62Q-700 -66 -330 -60Q-160 -56 -60 -50L-20 -46L60 -52L186 -60L192 -46L60 -36L-60 -34L-330 -44L-1600 -46zM-1600 -6L-330 0L-60 6L60 0L190 -10L194 4L60 16L-60 22L-330 16L-1600 10zM-1600 56L-330 60L-60 66L200 56L204 70L-60 82L-330 76L-1600 72z',
        '#645A5A',
      ],
      ['M168 -104L176 -60L196 -30L188 20L214 50L206 96L170 110L150 60L160 10L140 -40L150 -98z', '#2F2A34'],
      ['M-36 -84Q-10 -76 14 -86Q18 20 26 118H-40Q-30 20 -36 -84z', '#F8F6EC'],
      ['M-20 -78Q-14 20 -18 118h-12Q-26 20 -30 -80zM4 -82Q6 20 12 118h-8Q0 20 -4 -80z', '#BFD0D2'],
    ])
    s.draw(s.at(0, 0), [
      ['M-110 124q20 -30 60 -20q30 -24 60 0q40 -12 60 20q-90 20 -180 0z', '#FBF8EE'],
      [
        'M-420 122q100 -12 200 0q-100 12 -200 0zM120 118q60 -10 120 2q-60 12 -120 -2zM-900 134q200 -14 400 -6q-200 16 -400 6z',
        '#E4ECE8',
      ],
    ])
    s.draw(s.at(0, deep), [
      ['M1300 20V-230Q800 -290 480 -260L330 -236L220 -190L150 -120L100 -60L70 20z', '#3A3840'],
      [
        'M1300 -230Q800 -290 480 -260L330 -236L220 -190L176 -146Q260 -170 360 -186Q620 -230 1300 -170z',
        '#6F9450',
      ],
      ['M150 -120L220 -190L200 -100L160 -20L100 -60zM330 -236L300 -120L340 20H260L250 -90z', '#57535A'],
    ])
    s.draw(s.at(262, deep - 184, 1.5), puffin(s.accent))
    s.draw(s.at(560, deep - 232, 1.1), puffin(s.accent))
    paintTuft(s, 'right', '#557A40')
  },
})
