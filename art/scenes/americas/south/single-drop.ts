import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** A cock-of-the-rock, to the left: the crest is a half disc that hides the bill. */
const bird = (ink: string): readonly GlyphPart[] => [
  ['M40 20L92 92L66 100L18 52z', '#4A2A28'],
  ['M-4 66l-2 34h8l4 -30zM24 66l2 34h8l0 -36z', '#D8A03A'],
  ['M-46 0Q-50 -44 -20 -60Q30 -60 54 -4Q68 40 44 62Q10 86 -22 66Q-46 44 -46 0z', ink],
  ['M0 -10Q50 -18 60 20Q66 60 84 84Q40 78 14 44Q-4 20 0 -10z', '#3A2430'],
  ['M10 0Q40 0 46 22l-8 8Q30 12 8 10z', '#FBE6C8'],
  ['M-82 -34A50 50 0 0 1 8 -84Q18 -50 -2 -24Q-34 -14 -58 -22z', ink],
  ['M-82 -34A50 50 0 0 1 8 -84l-2 10A44 44 0 0 0 -72 -32z', '#B4481E'],
  [round(-26, -50, 9), '#FBE6C8'],
  [round(-26, -50, 5), '#2A2430'],
]

const canopy = (from: number, to: number, base: number, size: number): string =>
  Array.from({ length: Math.ceil((to - from) / (size * 0.9)) }, (_none, i) =>
    dome(
      from + i * size * 0.9,
      base + ((i * 7) % 4) * size * 0.06,
      size * (0.7 + ((i * 5) % 4) * 0.1),
      size * (0.7 + ((i * 3) % 5) * 0.14),
    ),
  ).join('')

const SLOPE = [
  [490, 404, 60],
  [400, 424, 56],
  [320, 460, 54],
  [256, 512, 52],
  [206, 576, 50],
  [170, 650, 50],
] as const

/** Kaieteur, twice as tall as it is wide: a tea-coloured river over one ledge into a gorge, a bird on its branch. */
export const singleDrop = landmark({
  name: 'single-drop',
  palette: {
    ...PALETTES.forest,
    top: '#8FB8B4',
    middle: '#C9DCC8',
    horizon: '#F3EFD0',
    lightText: 'in the mist of the morning',
  },
  accent: '#F2762E',
  ground: 0.26,
  sun: null,
  clouds: null,
  altText:
    'A wide brown river falling in one sheet from a ledge into a deep forest gorge, an orange bird on a branch and two people at the rim',
  paint: (s) => {
    paintHills(s, '#9CBFA8', 50, 24, 0.4)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(60, 0), [
      ['M-1700 -6Q-600 -20 1300 -6V130H-1700z', '#6FA274'],
      [canopy(-1680, 1300, 22, 34), '#5A9066'],
      [canopy(-1680, -150, 70, 46) + canopy(190, 1300, 70, 46), '#47805A'],
      ['M-60 22Q40 34 60 52Q20 70 -110 96H116Q140 66 110 46Q80 26 0 20z', '#A9744A'],
      ['M-44 26Q60 36 82 52Q74 66 40 80l30 4Q106 60 88 44Q60 28 -10 22z', '#C99A6A'],
      [`M-1700 92H-112V${deep}H-1700zM116 92H1300V${deep}H116z`, '#8A6A58'],
      [
        'M-1700 92H-112v46Q-160 156 -240 150Q-600 170 -1700 150zM116 92H1300v60Q600 170 300 150Q190 160 116 138z',
        '#D2AE86',
      ],
      [
        'M-1700 216Q-500 226 -112 206v20Q-500 246 -1700 236zM116 206Q400 226 1300 212v22Q400 246 116 226zM-1700 330Q-500 340 -116 318v14Q-500 354 -1700 346zM120 318Q400 340 1300 326v16Q400 354 120 332z',
        '#6A4E48',
      ],
      [
        'M-300 150l20 90l-30 110l-20 -90zM-520 160l14 60l-30 70zM-196 154l10 60l-14 60l-14 -50zM250 154l16 60l-20 100l-20 -70zM420 160l20 90l-40 60zM180 156l8 40l-14 70zM640 160l20 60l-30 80z',
        '#6A4E48',
      ],
      [`M-112 92H116Q128 260 122 ${deep}H-124Q-128 260 -112 92z`, '#F3EEE0'],
      [
        `M-112 92H-62Q-74 260 -72 ${deep}H-124Q-128 260 -112 92zM-18 96h30q8 200 4 ${deep}h-44q-6 -200 10 -${deep}zM70 96h24q12 200 8 ${deep}h-26q-4 -200 -6 -${deep}z`,
        '#D9BF94',
      ],
      ['M-112 86H116q6 14 0 26Q0 120 -112 112q-8 -12 0 -26z', '#B9834C'],
    ])
    sprayBand(s.canvas, '#FBF6E4', s.height, s.groundY + 290 * s.unit, 0.95)
    s.draw(s.at(60, 0), [
      [
        `M-1700 ${deep}V330Q-800 350 -520 400Q-220 480 -130 ${deep}zM1300 ${deep}V330Q760 350 480 400Q220 480 130 ${deep}z`,
        '#3E7452',
      ],
      [
        SLOPE.map(([x, y, r]) => round(x, y, r) + round(-x, y, r * 0.9)).join('') +
          canopy(-1680, -430, 410, 60) +
          canopy(480, 1300, 410, 60),
        '#3E7452',
      ],
    ])
    sprayBand(s.canvas, '#FBF6E4', s.height, s.height * 0.8, 0.6)
    s.draw(s.at(-116, 96, 0.5), [...pointer(0, '#3A6EA0', '#F2D9A0'), ...person(56, '#F2D9A0')])
    s.draw(s.at(0, deep), [
      ['M-1700 20V-60Q-700 -110 -300 -50Q0 0 200 20z', '#1F4C3A'],
      [
        'M-460 -60Q-330 -190 -200 -214Q-40 -236 60 -222l2 12Q-40 -220 -190 -196Q-320 -166 -420 -20zM-150 -212q30 -50 90 -70l4 6q-50 26 -70 66z',
        '#4A3830',
      ],
      [
        'M-60 -282q10 -50 70 -60q-2 54 -70 60zM-56 -276q50 -10 80 30q-54 16 -80 -30zM60 -222q30 -50 90 -44q-20 50 -90 44zM60 -212q50 0 70 46q-50 4 -70 -46z',
        '#2E6A48',
      ],
    ])
    s.draw(s.at(-210, deep - 306, 1.12), bird(s.accent))
  },
})
