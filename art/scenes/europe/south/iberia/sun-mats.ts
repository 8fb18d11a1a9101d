import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const ESPARTO = '#D2A75E'
const RIM = '#A97B3E'

const oval = (x: number, y: number, across: number, down: number): string =>
  `M${Math.round(x - across)} ${Math.round(y)}a${Math.round(across)} ${Math.round(down)} 0 1 0 ${2 * Math.round(across)} 0a${Math.round(across)} ${Math.round(down)} 0 1 0 ${-2 * Math.round(across)} 0z`

/** A round mat on the ground with a heap of grapes: green when new, brown when they are half raisins. */
type Mat = { readonly x: number; readonly y: number; readonly size: number; readonly age: number }

const AGES = [
  ['#8FA03E', '#B6C25A'],
  ['#A98A34', '#CDB04A'],
  ['#7A4A34', '#A06A42'],
] as const

/** One row of mats; only near ones show their bunches. */
function row(mats: readonly Mat[]): readonly GlyphPart[] {
  const join = (one: (mat: Mat) => string): string => mats.map(one).join('')
  return [
    [join(({ x, y, size }) => oval(x + size * 0.06, y + size * 0.1, size * 1.02, size * 0.36)), '#B5A288'],
    [join(({ x, y, size }) => oval(x, y, size, size * 0.36)), RIM],
    [join(({ x, y, size }) => oval(x, y - size * 0.03, size * 0.94, size * 0.33)), ESPARTO],
    ...AGES.flatMap(([dark, light], age): readonly GlyphPart[] => {
      const heaps = mats
        .filter((mat) => mat.age === age)
        .flatMap(({ x, y, size }) => {
          const count = size < 60 ? 3 : size < 120 ? 7 : 13
          return Array.from({ length: count }, (_none, i) => {
            const angle = i * 2.4
            const far = Math.sqrt((i + 0.5) / count) * 0.74
            return [
              x + size * far * Math.cos(angle),
              y - size * 0.05 + size * 0.36 * far * Math.sin(angle),
              (size * (count === 13 ? 0.19 : count === 7 ? 0.25 : 0.42)) as number,
            ] as const
          })
        })
      return [
        [heaps.map(([x, y, r]) => oval(x, y, r, r * 0.6)).join(''), dark],
        [heaps.map(([x, y, r]) => oval(x - r * 0.2, y - r * 0.2, r * 0.56, r * 0.32)).join(''), light],
      ]
    }),
  ]
}

/** Someone bent from the hips over a mat, in a broad straw hat, to the right. */
const bender = (shirt: string, legs: string): readonly GlyphPart[] => [
  ['M-30 0l4 -66q-2 -24 18 -34l22 14q-2 20 -12 32l-6 54z', legs],
  ['M-4 0l4 -60l16 -10l-4 70z', '#2E2A3A'],
  ['M-24 -92q6 -28 34 -24q40 12 62 44q2 16 -12 20q-34 -18 -64 -20q-18 -4 -20 -20z', shirt],
  ['M56 -68l16 44l14 18l-8 6l-18 -18l-18 -42z', shirt],
  [round(80, -4, 8), '#8A5640'],
  [round(84, -66, 14), '#8A5640'],
  ['M58 -84q14 -4 18 -4q10 -16 24 -2q4 4 12 26q-26 -2 -54 -20z', '#F0D69A'],
]

const HOUSE: readonly GlyphPart[] = [
  [block(0, 0, 190, 60), '#FFF8EA'],
  ['M58 0v-60h37v60z', '#D5C9BC'],
  ['M-104 -58L-92 -84H92L104 -58z', '#C07A52'],
  [block(-120, 0, 60, 92), '#FFF8EA'],
  ['M-104 0v-92h14v92z', '#D5C9BC'],
  ['M-156 -90L-120 -114L-84 -90z', '#C07A52'],
  [block(-120, -50, 14, 20) + block(-40, -20, 16, 22) + block(20, -20, 16, 22), '#4A5A6A'],
  ['M-16 0v-40q12 -12 24 0v40z', '#6A4A3A'],
]

/** Sweet grapes on esparto mats on the white soil of Jerez, a white press house on the rise behind. */
export const sunMats = landmark({
  name: 'sun-mats',
  palette: {
    ...PALETTES.arid,
    top: '#3F86BE',
    middle: '#A4CCD8',
    horizon: '#FBEBCC',
    deep: '#4A3A3A',
    lightText: 'in the heat of September',
  },
  accent: '#D8432E',
  ground: 0.36,
  sun: null,
  clouds: null,
  altText:
    'Rows of round esparto mats heaped with grapes lie on white soil in the sun, some green, some already brown, people in straw hats turn the bunches, vines and a white press house behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1600 20V-50Q-900 -110 -400 -90Q-60 -150 200 -110Q700 -60 1600 -120V20z', '#EFE4CC'],
      [
        Array.from({ length: 60 }, (_none, i) => {
          const x = -1560 + i * 52
          const top = -62 - 30 * Math.sin(x / 300)
          return `M${x} ${Math.round(top)}l40 ${Math.round(60 - top * 0.2)}h-16l-34 ${-Math.round(54 - top * 0.2)}z`
        }).join(''),
        '#8FA050',
      ],
    ])
    s.draw(s.at(60, -104, 0.9), HOUSE)
    s.draw(s.at(0, -104), [
      ['M180 6q-10 -40 4 -76q8 -20 16 0q14 36 4 76zM222 6q-8 -30 4 -60q6 -16 12 0q12 30 4 60z', '#3E6A4E'],
    ])
    paintGroundMist(s, 90, 0.4)
    s.draw(s.at(0, 0), [
      ['M-1600 1100V6Q-500 -14 0 0Q500 14 1600 -6V1100z', '#F4EAD6'],
      ['M-1600 60Q-400 40 400 70Q900 80 1600 50V64Q900 96 400 84Q-400 54 -1600 76z', '#E2D3B8'],
      ['M-1600 330Q-300 290 200 340Q800 380 1600 320V344Q800 404 200 366Q-300 316 -1600 356z', '#E2D3B8'],
    ])
    const rows = [
      [26, 34],
      [66, 46],
      [122, 64],
      [204, 90],
      [322, 126],
      [490, 178],
      [730, 250],
    ] as const
    for (const [index, [y, size]] of rows.entries()) {
      if (index === 3) {
        s.draw(s.at(-196, 196, 1.1), bender('#F4EFE2', '#3A5A7A'))
        s.draw(s.at(-560, 190, 1.1), bender('#6A8AA0', '#4A4A5A'))
      }
      if (index === 4) s.draw(s.at(96, 312, 1.7), bender(s.accent, '#3A4A6A'))
      const step = size * 2.5
      const half = Math.floor(Math.ceil(3300 / step) / 2)
      const mats = Array.from({ length: 2 * half }, (_none, i) => ({
        x: (i - half) * step + (index % 2) * step * 0.5,
        y,
        size,
        age: (i * 2 + index) % 3,
      })).filter(({ x }) => x * s.unit > -s.x - size * s.unit && x * s.unit < s.width - s.x + size * s.unit)
      s.draw(s.at(0, 0), row(mats))
    }
  },
})
