import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const CLAY = '#C9A27E'
const CLAY_SHADE = '#86624E'
const DARK = '#4A3530'

/** A warrior of fired clay to the knees, a topknot to the right or the left. */
const warrior = (x: number, knot: 1 | -1, lit: string): readonly GlyphPart[] => [
  [`M${x - 30} 0q-2 -70 10 -104h40q12 34 10 104z`, lit],
  [`M${x + 6} -104h14q12 34 10 104h-22z`, CLAY_SHADE],
  [`M${x - 32} -92q-16 40 -8 76l12 2l2 -40zM${x + 32} -92q16 40 8 76l-12 2l-2 -40z`, CLAY_SHADE],
  [`M${x - 18} -40h36v4h-36zM${x - 20} -62h40v4h-40zM${x - 20} -84h40v4h-40zM${x - 2} -92h4v60h-4z`, DARK],
  [`M${x - 10} -100h20v-10h-20z`, CLAY_SHADE],
  [`M${x - 15} -128q0 -24 15 -24q15 0 15 24q-2 24 -15 26q-13 -2 -15 -26z`, lit],
  [`M${x + 3} -152q12 2 12 24q-2 24 -15 26q6 -24 3 -50z`, CLAY_SHADE],
  [
    `M${x - 16} -130q0 -26 16 -26q16 0 16 26q-8 -12 -16 -12t-16 12zM${x + knot * 5 - 6} -152q-4 -16 6 -18q10 2 6 18z`,
    DARK,
  ],
  [`M${x - 8} -122h5v3h-5zM${x + 3} -122h5v3h-5zM${x - 6} -112q6 -3 12 0q-6 4 -12 0z`, DARK],
]

/** Ranks of clay soldiers in their pit, face to face with the visitor. */
export const clayArmy = landmark({
  name: 'clay-army',
  palette: {
    ...PALETTES.gold,
    top: '#3E2E34',
    middle: '#6E4E44',
    horizon: '#D9A674',
    deep: '#2A1C20',
    lightText: 'in the light of the hall',
  },
  accent: '#D8482E',
  ground: 0.3,
  sun: null,
  clouds: null,
  mist: '#E0B48C',
  altText: 'Ranks of life-size clay soldiers standing close in an earthen pit, each with a face of his own',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    paintSheet(s, '#3E2E34')
    addPath(
      canvas,
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            outline`M${s.x + (i - 2.5) * 110 * unit} 0l${(i - 2.5) * 190 * unit} 0L${s.x + (i - 2.5) * 70 * unit} ${groundY * 0.6}z`,
        )
        .join(''),
      '#5A443E',
    )
    sprayBand(canvas, '#E8BC86', groundY * 0.95, groundY * 0.3, 0.8)
    addPath(canvas, outline`M0 ${groundY * 0.8}H${width}V${height}H0z`, '#9A7454')
    sprayBand(canvas, '#E3BC8C', groundY * 0.8, groundY * 1.5, 0.7)
    for (const x of [-640, -250, 260, 640])
      s.draw(s.at(0, 0), [
        [`M${x - 24} -60h48L${x * 2.2 + 110} 760h-220z`, '#B98E64'],
        [`M${x + 6} -60h18L${x * 2.2 + 110} 760h-76z`, '#7A5844'],
      ])
    for (const [down, size, step, count] of [
      [-20, 0.42, 74, 34],
      [50, 0.6, 80, 26],
      [150, 0.86, 84, 20],
      [300, 1.24, 88, 15],
      [520, 1.8, 92, 11],
      [860, 2.6, 96, 9],
    ] as const) {
      const row = Array.from({ length: count }, (_none, i) =>
        warrior(
          (i - (count - 1) / 2) * step + (down % 100 === 50 ? 34 : 0),
          (i * 7 + down) % 3 === 0 ? -1 : 1,
          (i + down) % 4 === 1 ? '#B98C6A' : CLAY,
        ),
      )
      s.draw(s.at(0, down, size), row.flat())
      if (size < 1.2)
        sprayBand(canvas, '#8A6248', groundY + (down + 20) * unit, groundY + (down - 70 * size) * unit, 0.6)
    }
    s.draw(s.at(158, 520, 1.8), [['M-14 -92q16 12 32 0l-4 12q-12 8 -24 0z', s.accent]])
  },
})
