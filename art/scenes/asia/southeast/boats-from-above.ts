import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const HULL = '#5A3428'
const DECK = '#B9824E'
const HAT = '#F4E2B4'

/** A market boat from straight above, 460 units long, bow upwards, with what it sells in the hold. */
const boat = (load: readonly GlyphPart[], roof?: string): readonly GlyphPart[] => [
  ['M26 -214Q108 -90 104 60Q98 200 60 246H-20Q60 60 26 -214z', '#123C44'],
  ['M0 -236Q84 -110 80 40Q76 180 44 230H-44Q-76 180 -80 40Q-84 -110 0 -236z', HULL],
  ['M0 -214Q70 -100 66 40Q64 170 36 216H-36Q-64 170 -66 40Q-70 -100 0 -214z', DECK],
  ['M0 -212Q30 -170 46 -120H-46Q-30 -170 0 -212z', '#8A5A38'],
  ...load,
  ...(roof === undefined
    ? []
    : ([
        [block(0, 196, 118, 96), roof],
        ['M-59 140h118v6h-118zM-59 160h118v6h-118zM-59 120h118v6h-118z', HULL],
      ] as const)),
]

/** A conical hat from above, its wearer's shoulders and arms below it. */
const vendor = (x: number, y: number, shirt: string): readonly GlyphPart[] => [
  [`M${x - 40} ${y + 6}q40 -30 80 0q4 22 -10 26h-60q-14 -6 -10 -26z`, shirt],
  [round(x, y, 27), HAT],
  [`M${x} ${y}L${x + 27} ${y}A27 27 0 0 1 ${x - 8} ${y + 26}z`, '#D8B878'],
  [round(x, y, 3), '#8A5A38'],
]

const heap = (rows: number, columns: number, from: number, step: number, radius: number): string =>
  Array.from({ length: rows }, (_none, row) =>
    Array.from({ length: columns }, (_no, column) =>
      round(
        (column - (columns - 1) / 2) * step + (row % 2 === 0 ? 0 : step / 2 - step * 0.25),
        from + row * step * 0.86,
        radius,
      ),
    ).join(''),
  ).join('')

const fruit = (
  rows: number,
  columns: number,
  from: number,
  step: number,
  ink: string,
  light: string,
): readonly GlyphPart[] => [
  [heap(rows, columns, from, step, step * 0.46), ink],
  [heap(rows, columns, from - step * 0.1, step, step * 0.18), light],
]

/** The floating market of Cái Răng from a bridge: boats full of one fruit each, hats, the brown-green river. */
export const boatsFromAbove = landmark({
  name: 'boats-from-above',
  palette: { ...PALETTES.monsoon, lightText: 'early in the morning' },
  accent: '#E4482E',
  mist: '#8CC0B0',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Market boats seen from straight above on a green river, each full of one fruit: pineapples, melons, oranges, dragon fruit; sellers in conical hats and a small boat with flowers between them',
  paint: (s) => {
    paintSheet(s, '#2F7A74')
    s.draw(s.at(0, 0), [
      [
        'M-1600 -300Q-700 -340 -200 -290Q300 -250 1600 -320V-300Q300 -230 -200 -270Q-700 -320 -1600 -280zM-1600 60Q-600 20 0 70Q500 100 1600 30V46Q500 118 0 88Q-600 38 -1600 78zM-1600 380Q-600 330 100 370Q700 400 1600 340V356Q700 416 100 386Q-600 348 -1600 396z',
        '#46958A',
      ],
    ])
    const put = (across: number, down: number, turn: number, parts: readonly GlyphPart[], size = 1): void => {
      const { x, y } = s.at(across, down)
      s.canvas.shapes.push(`<g transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})">`)
      s.draw({ x, y, scale: size * s.unit }, parts)
      s.canvas.shapes.push('</g>')
    }
    const pineapples = fruit(6, 3, -90, 35, '#D9982E', '#7A9A3C')
    const melons = fruit(5, 2, -84, 52, '#3E7A42', '#9CC472')
    const oranges = fruit(8, 4, -96, 28, '#F08A34', '#FBC27A')
    const dragons = fruit(6, 3, -92, 33, '#D83E7A', '#8CC05A')
    const greens = fruit(7, 3, -92, 32, '#6EA84A', '#B4D87A')
    put(-270, -250, 14, [...boat(pineapples, '#8AA0A8'), ...vendor(0, 108, '#7A3E7E')], 1.1)
    put(20, -330, -24, [...boat(melons), ...vendor(0, 170, '#2E6AA0')])
    put(310, -220, 38, [...boat(oranges, '#4F7E9A'), ...vendor(-6, 108, '#C9402E')], 1.1)
    put(-250, 250, -16, [...boat(dragons), ...vendor(0, 160, '#F2C23C'), ...vendor(4, -140, '#3E8E62')], 1.14)
    put(300, 290, 10, [...boat(greens, '#B45E44'), ...vendor(0, 110, '#F4F0E4')], 1.14)
    put(-640, 30, 24, [...boat(oranges), ...vendor(0, 166, '#2E6AA0')], 1.1)
    put(640, 60, -20, [...boat(dragons), ...vendor(0, 166, '#7A3E7E')], 1.1)
    put(
      36,
      70,
      62,
      [
        ...boat([
          [heap(3, 3, -90, 34, 15), '#F6D94A'],
          [heap(3, 3, 4, 34, 15), s.accent],
        ]),
        ...vendor(0, 150, '#24486C'),
      ],
      0.72,
    )
    put(70, 380, -70, [...boat([]), ...vendor(0, 60, '#D8D0F0'), ...vendor(0, -60, '#3A5A4A')], 0.6)
  },
})
