import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Three toes with claws and a heel, as points around the foot; the foot points up. */
const FOOT: readonly (readonly [number, number, number, number])[] = [
  [-30, 34, -32, 8],
  [-64, -14, -76, -40],
  [-84, -64, -92, -84],
  [-66, -78, -52, -62],
  [-34, -42, -20, -30],
  [-28, -66, -20, -92],
  [-12, -112, 0, -134],
  [12, -112, 20, -92],
  [28, -66, 20, -30],
  [34, -42, 52, -62],
  [66, -78, 92, -84],
  [84, -64, 76, -40],
  [64, -14, 32, 8],
  [30, 34, 0, 36],
]

/** A print foreshortened on the ground, turned by `skew` towards the right. */
function print(x: number, y: number, size: number, skew = 0): string {
  const at = (dx: number, dy: number): string =>
    `${Math.round(x + (dx - dy * skew) * size)} ${Math.round(y + dy * 0.62 * size)}`
  return `M${at(0, 36)}${FOOT.map(([a, b, c, d]) => `Q${at(a, b)} ${at(c, d)}`).join('')}z`
}

/** Where the feet came down, from the sea to the viewer: across, down, size. */
const TRAIL = [
  [170, 78, 0.18],
  [112, 108, 0.26],
  [136, 156, 0.36],
  [30, 206, 0.5],
  [66, 280, 0.68],
  [-96, 362, 0.94],
  [150, 500, 1.3],
] as const

const CHILD: readonly GlyphPart[] = [
  ['M-15 2l1 -40h11l1 40zM3 2l1 -40h11l1 40z', '#2A3A52'],
  ['M-18 4v-20h15v20zM3 4v-20h15v20z', '#E0452F'],
  ['M-19 -32q0 -44 9 -50h20q9 6 9 50z', '#F2C23C'],
  ['M-16 -78l-28 14l3 8l30 -8zM16 -78l28 14l-3 8l-30 -8z', '#F2C23C'],
  [round(0, -96, 14), '#7A4632'],
  ['M-16 -96q0 -20 16 -20q16 0 16 20l-6 -6h-20z', '#F2C23C'],
]

/** Someone kneeling with a tape along the ground, to the left. */
const KNEELING: readonly GlyphPart[] = [
  ['M-8 -40l-30 16l-4 24h14l4 -16l30 -10zM0 -34l36 22l20 12H-4z', '#2A2438'],
  ['M-16 -40q-6 -40 14 -58q18 -2 26 16q8 24 4 50l-36 2z', '#3A6A8A'],
  ['M-8 -84l-42 34l-10 26l9 4l12 -22l40 -22z', '#3A6A8A'],
  [round(-10, -112, 12), '#7A4632'],
  ['M-24 -114q2 -16 16 -16q14 2 12 18q-10 -8 -28 -2z', '#2A1F30'],
  ['M-150 2L-58 -18l1 4L-150 6z', '#FBF0D6'],
]

/** Footprints of a dinosaur in a slab at low water, a child in one of them. */
export const threeToes = landmark({
  name: 'three-toes',
  palette: {
    ...PALETTES.highland,
    top: '#86A2AE',
    middle: '#BFCDCB',
    horizon: '#F2E8D2',
    deep: '#2B2F42',
    lightText: 'at low water',
  },
  accent: '#E0452F',
  ground: 0.36,
  sun: null,
  clouds: null,
  altText:
    'Three-toed footprints full of water cross a slab of rock on a beach, a child in rubber boots stands in one, a grown-up kneels with a tape, dark cliffs and the sea behind',
  paint: (s) => {
    const { canvas, height } = s
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#6F9AA6', -30, '#E6E6D8', null)
    s.draw(s.at(0, -26), [
      [
        'M-1600 10V-190L-700 -200L-330 -186L-250 -170L-196 -120L-150 -112L-112 -58L-70 -50L-30 10z',
        '#6B6F7E',
      ],
      [
        'M-1600 -190L-700 -200L-330 -186L-250 -170L-196 -120L-150 -112L-112 -58L-170 -80L-230 -100L-330 -150L-700 -166L-1600 -158z',
        '#8A9A6E',
      ],
      [
        Array.from(
          { length: 22 },
          (_none, i) => `M${-236 - i * 34} ${-120 - Math.min(i, 2) * 12}l10 60l-4 70h-14l4 -70z`,
        ).join(''),
        '#535768',
      ],
      ['M-356 -184q8 100 2 194h10q2 -110 -2 -192z', '#F4F2E6'],
      ['M300 8l60 -18l120 -6l200 8l300 16z', '#8C9AA4'],
    ])
    s.draw(s.at(0, 0), [
      [`M-1600 -10Q-700 -20 -200 -4Q100 20 400 24Q800 40 1300 30V${deep}H-1600z`, '#FBF4E2'],
      [`M-1600 6Q-700 -2 -210 14Q100 40 400 44Q800 60 1300 52V${deep}H-1600z`, '#D9C6A2'],
      [
        `M-1600 110L-900 70L-420 52L-60 48L160 56L330 70L380 96L430 180L520 300L620 ${deep}H-1600z`,
        '#8E8A92',
      ],
      [
        `M-1600 130L-900 90L-420 66L-60 60L160 66L300 80L350 110L400 200L470 300L560 ${deep}h40L500 300L420 180L372 96L330 70L160 56L-60 48L-420 52L-900 70L-1600 110z`,
        '#5F5F6E',
      ],
      [
        `M-420 66l60 90l-20 110l60 120l-30 ${deep - 380}h8l34 -${deep - 380}l-56 -120l20 -110l-54 -92zM240 76l30 90l80 90l10 120l70 ${deep - 380}h-8l-70 -${deep - 386}l-12 -116l-80 -90l-34 -92z`,
        '#74727E',
      ],
      [
        'M-330 120q60 -12 130 0q20 10 -60 12q-80 0 -70 -12zM-300 300q90 -20 190 -4q30 16 -80 22q-120 2 -110 -18zM200 420q80 -16 160 0q26 14 -70 20q-110 0 -90 -20z',
        '#A8A6AA',
      ],
    ])
    sprayBand(canvas, s.palette.deep, height + 20, height * 0.86, 0.6)
    const place = s.at(0, 0)
    const stamp = (grow: number, shift: number): string =>
      TRAIL.map(([x, y, size]) =>
        print(place.x + x * s.unit, place.y + (y + shift * size) * s.unit, size * grow * s.unit, -0.2),
      ).join('')
    addPath(canvas, stamp(1.14, 3), '#5A5866')
    addPath(canvas, stamp(1, 8), '#C7DCDD')
    s.draw(s.at(-92, 350, 1.3), CHILD)
    s.draw(s.at(226, 300, 1.16), KNEELING)
    s.draw(s.at(-250, 110, 0.5), [...person(0, '#7A3E4E'), ...person(36, '#3E5A4E')])
  },
})
