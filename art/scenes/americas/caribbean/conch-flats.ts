import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A queen conch on its side: knobbed spire at the left, the flared lip open towards the viewer. */
const conch = (glow: string): readonly GlyphPart[] => [
  ['M-190 20q190 40 380 0q-190 34 -380 0z', '#B9A582'],
  [
    'M-190 -30L-150 -52L-146 -84L-112 -84L-100 -122L-62 -112L-40 -150L0 -126Q70 -150 130 -120L176 -150Q170 -100 190 -60Q200 -6 120 12Q0 40 -90 14Q-150 6 -190 -30z',
    '#E9C79A',
  ],
  [
    'M-190 -30L-150 -52L-146 -84L-112 -84L-100 -122L-62 -112L-40 -150L0 -126L-20 -96L-60 -80L-100 -60L-140 -42z',
    '#F6E2BC',
  ],
  ['M-146 -84L-130 -56L-112 -84M-100 -122L-84 -80L-62 -112zM-40 -150L-26 -104L0 -126z', '#C99E70'],
  [
    'M-60 -60Q20 -130 130 -120L176 -150Q170 -100 190 -60Q200 -6 120 12Q30 30 -30 0Q-70 -20 -60 -60z',
    '#F4A79A',
  ],
  ['M-30 -50Q40 -104 130 -100L162 -120Q158 -84 168 -56Q170 -20 110 -6Q40 6 0 -14Q-36 -30 -30 -50z', glow],
  ['M0 -46Q50 -84 120 -80Q60 -60 40 -24Q10 -20 0 -46z', '#C9566A'],
  ['M-120 -40q30 30 80 44q-60 -2 -96 -30z', '#C99E70'],
]

/** A small shell of a heap. */
const shell = (x: number, y: number, size: number, turn: number): string =>
  `M${x - 20 * size} ${y}l${8 * size} ${-12 * size * turn}l${10 * size} ${-2 * size}l${8 * size} ${-8 * size}q${16 * size} ${2 * size} ${16 * size} ${14 * size}q${-6 * size} ${12 * size} ${-42 * size} ${8 * size}z`

/** A workboat of the banks with its long boom. */
const SLOOP: readonly GlyphPart[] = [
  ['M-12 -20v-260h6v260zM-14 -34H150v6H-14z', '#5A3A34'],
  ['M-4 -268L146 -38Q60 -46 -4 -38z', '#FDF8EA'],
  ['M60 -170L146 -38Q100 -43 64 -42z', '#D3DEDE'],
  ['M-16 -250L-116 -34Q-60 -42 -16 -38z', '#F3EAD6'],
  ['M-130 -26Q0 -10 150 -30l10 4q-14 36 -44 42h-190q-40 -12 -56 -42z', '#2E7A8A'],
  ['M-126 -18Q0 -2 154 -22l-5 9Q0 8 -120 -8z', '#FDF8EA'],
  ['M62 -30q-2 -34 14 -36q16 2 14 36z', '#D9663E'],
  [round(76, -76, 10), '#5A3428'],
]

/** Someone wading with a shell held up. */
const FISHER: readonly GlyphPart[] = [
  ['M-14 0l2 -38h10l1 38zM4 0l1 -38h10l2 38z', '#5A3428'],
  ['M-18 -34q0 -48 8 -56h20q8 8 8 56z', '#F7F2E2'],
  ['M10 -88l26 -34l8 5l-24 40zM-14 -88l-14 34l8 4l12 -26z', '#5A3428'],
  [round(0, -106, 11), '#5A3428'],
  ['M-22 -108q6 -4 8 -4q2 -14 14 -14t14 14q2 0 8 4q-22 6 -44 0z', '#D9A94E'],
]

/** The Caicos Banks: a queen conch on a sandbar, a heap of shells, a sloop and a fisher in the shallows. */
export const conchFlats = landmark({
  name: 'conch-flats',
  palette: {
    ...PALETTES.noon,
    top: '#48A8D0',
    middle: '#B4E2E2',
    horizon: '#FCF4DC',
    lightText: 'at slack water',
  },
  accent: '#F0707A',
  ground: 0.3,
  sun: null,
  clouds: null,
  altText:
    'A large pink-lipped conch shell on a sandbar in pale turquoise shallows, a heap of shells and a fisher with his catch behind it, a sloop under sail on the banks',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#1787B4', 0, '#C9F0E8', null)
    s.draw(s.at(0, 0), [
      [`M-1600 60Q-600 40 0 56T1300 44V${deep}H-1600z`, '#2FB3C2'],
      [`M-1600 130Q-700 90 -200 120Q200 150 600 110T1300 120V${deep}H-1600z`, '#66D0CC'],
      [`M-1600 220Q-800 180 -300 210Q100 240 500 190T1300 200V${deep}H-1600z`, '#9FE3D8'],
      [
        'M-200 84q120 -14 260 0q-120 14 -260 0zM200 160q120 -12 240 0q-120 14 -240 0zM-700 160q160 -14 300 0q-140 14 -300 0zM560 70q120 -10 240 0q-120 10 -240 0z',
        '#BFF0E4',
      ],
      ['M240 14q60 -14 130 -10q90 -4 160 12q-140 8 -290 -2z', '#5E8E6A'],
    ])
    paintFloating(s, s.at(-170, 100, 0.86), 140, SLOOP)
    s.draw(s.at(0, 0), [
      [`M1300 230Q800 220 470 250Q250 280 160 340Q300 360 520 350L1300 370z`, '#F3E4C2'],
      [
        Array.from({ length: 26 }, (_none, i) =>
          shell(
            262 + ((i * 47) % 200),
            320 - ((i * 31) % 7) * 9 * (1 - Math.abs(((i * 47) % 200) - 100) / 140),
            1,
            i % 2 === 0 ? 1 : 0.6,
          ),
        ).join(''),
        '#E9C79A',
      ],
      [
        Array.from({ length: 14 }, (_none, i) =>
          shell(
            274 + ((i * 61) % 180),
            316 - ((i * 23) % 6) * 9 * (1 - Math.abs(((i * 61) % 180) - 90) / 130),
            0.8,
            0.8,
          ),
        ).join(''),
        '#F4A79A',
      ],
    ])
    s.draw(s.at(150, 326, 1.06), FISHER)
    s.draw(s.at(150, 326, 1.06), [
      [shell(46, -112, 1, 1), '#F4A79A'],
      ['M-40 2q40 -8 80 0q-40 8 -80 0z', '#DDF6EC'],
    ])
    s.draw(s.at(0, 0), [
      [`M-1600 ${deep}V470Q-800 400 -300 430Q100 460 420 540Q700 600 1300 560V${deep}z`, '#F7EAC8'],
      [
        `M-1600 470Q-800 400 -300 430Q100 460 420 540Q700 600 1300 560V590Q700 640 400 570Q100 496 -310 460Q-800 440 -1600 510z`,
        '#FFFAEC',
      ],
      [
        `M-500 ${deep}q200 -60 420 -30q-200 10 -420 30zM-700 540q200 -30 400 -10q-200 16 -400 10zM-120 520q120 -10 220 20q-120 0 -220 -20z`,
        '#E3D0A6',
      ],
    ])
    s.draw(s.at(-120, deep - 90, 1.5), conch(s.accent))
  },
})
