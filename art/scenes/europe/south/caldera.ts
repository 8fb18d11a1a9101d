import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'
import { spray } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { paintHillHouse } from '#art/kit/hill-house.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { arches, cupola, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { ridgeLine } from '#art/kit/terrain.ts'

const DEEP = '#0E3E78'
const WHITE = '#FFFBF0'
const SHADE = '#B9BCD0'
const BLUE = '#2A6FB8'
const BLUE_SHADE = '#1B4788'

/** The rows of houses down the rim: height on the sheet, left end, house height and width in units. */
const ROWS = [
  [0.43, 0.72, 44, 62],
  [0.5, 0.62, 50, 70],
  [0.575, 0.53, 56, 78],
  [0.655, 0.44, 62, 88],
  [0.745, 0.34, 70, 98],
  [0.845, 0.24, 80, 110],
] as const
/** The chapel below every second row: share across, share down, size. */
const CHAPELS = [
  [0.8, 0.5, 0.62],
  [0.6, 0.685, 0.8],
  [0.84, 0.86, 1.06],
] as const
const RIM = [
  [0.86, 0.37],
  [0.68, 0.42],
  [0.6, 0.5],
  [0.47, 0.575],
  [0.4, 0.66],
  [0.28, 0.75],
  [0.2, 0.86],
  [0.04, 1.01],
] as const

/** A share of the upright sheet as x; wide formats hold the town on the right. */
const across = ({ width, isWide }: LandmarkContext, share: number): number =>
  width * (isWide ? 0.26 + share * 0.74 : share)

/** The far rim of the old crater, beyond the water. */
function paintFarRim(s: LandmarkContext): void {
  const { canvas, groundY, width, height, unit } = s
  for (const [from, to, rise, ink] of [
    [-0.1, 0.46, 62, '#A9A4B8'],
    [0.3, 0.82, 40, '#C3B8BE'],
  ] as const) {
    const top = ridgeLine(canvas, groundY - rise * unit, 8 * unit, 18, 0.6).map(
      ([x, y]): Point => [width * from + x * (to - from), y],
    )
    const foot = groundY + 4
    addPolygon(canvas, [...top, [width * (to + 0.04), foot], [width * (from - 0.04), foot]], ink)
  }
  paintGroundMist(s, (height * 0.06) / unit, 0.7)
}

function paintRim(s: LandmarkContext): void {
  const { canvas, width, height } = s
  const edge = RIM.map(([share, down]): Point => [across(s, share), height * down])
  const right = width + 20
  const rock = polylinePath([[right, height * 0.36], ...edge, [right, height + 10]])
  addPath(canvas, rock, '#A9654E')
  const shade = [across(s, 0.1), height, across(s, 0.5), height * 0.6] as const
  spray(canvas, rock, '#5A3550', shade, 0.9)
}

/** A chapel below a blue dome, and its three bells in an arched wall. */
const CHAPEL: readonly GlyphPart[] = [
  ...solid(0, 60, 156, 150, WHITE, SHADE, 0.3),
  ...solid(0, -88, 120, 30, WHITE, SHADE, 0.28),
  ...cupola(0, -118, 62, 82, BLUE, BLUE_SHADE),
  ['M-7 -198v-18h14v18zM-2 -214v-34h4v34zM-10 -238v-4h20v4z', WHITE],
  [panes(-51, 11, 3, -104, 10, 12), BLUE_SHADE],
  [arches(0, 0, 1, 60, 36, 84), BLUE],
  ...solid(-148, 60, 84, 150, WHITE, SHADE, 0.24),
  ['M-190 -88v-58h84v58zM-176 -146q28 -58 56 0z', WHITE],
  [arches(-168, -132, 2, -98, 18, 38) + arches(-148, -148, 1, -140, 18, 38), BLUE],
  ['M-150 -178v-26h4v26zM-157 -196v-4h18v4z', WHITE],
]

/** The town row by row, its chapels in between. */
function paintTown(s: LandmarkContext): void {
  const { canvas, width, height, unit } = s
  for (const [index, [share, left, tall, broad]] of ROWS.entries()) {
    for (let x = across(s, left); x < width + 20; ) {
      const wide = broad * canvas.random(0.75, 1.25) * unit
      const high = tall * canvas.random(0.75, 1.5) * unit
      const footY = height * share + canvas.random(-14, 14) * unit
      paintHillHouse(canvas, { x, footY, width: wide, height: high, shade: 0, isWhite: true })
      x += wide * canvas.random(0.92, 1.12)
    }
    const chapel = index % 2 === 1 ? CHAPELS[(index - 1) / 2] : undefined
    if (chapel !== undefined) {
      const [place, down, scale] = chapel
      s.draw({ x: across(s, place), y: height * down, scale: scale * unit }, CHAPEL)
    }
  }
}

/** Bougainvillea in the lower right corner. */
function paintBlossom({ canvas, width, height, unit, accent }: LandmarkContext): void {
  const { random } = canvas
  for (const [count, size, ink] of [
    [20, 36, '#2F5A48'],
    [26, 30, accent],
    [12, 18, '#F0628E'],
  ] as const) {
    let path = ''
    for (let index = 0; index < count; index += 1) {
      const along = random() ** 1.2
      const x = width + 10 - along * 330 * unit
      const y = height - random(0, 190) * unit * (1 - along * 0.8)
      const r = random(size * 0.6, size) * unit
      path += outline`M${x - r} ${y}q${r * 0.1} ${-r} ${r} ${-r}t${r} ${r}q${-r} ${r * 0.8} ${-2 * r} 0z`
    }
    addPath(canvas, path, ink)
  }
}

/** A white town on the rim of a drowned crater: blue domes, bell walls, the sea far below. */
export const caldera = landmark({
  name: 'caldera',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#3F8FCB',
    middle: '#A8D2DC',
    horizon: '#FFE8CE',
    disc: '#FFFBE8',
    bars: '#FFF6E4',
    deep: DEEP,
  },
  accent: '#D92E6A',
  mist: '#BFDDE2',
  ground: 0.4,
  focus: { narrow: 0.26, wide: 0.3 },
  middleShare: 0.4,
  sun: [0, 200, 58],
  clouds: [
    [0.62, 0.25, 260, 13],
    [0.74, 0.33, 180, 10],
    [0.12, 0.72, 200, 10],
  ],
  altText: 'White houses and blue-domed chapels stepping down a cliff above the sea, blossom in front',
  lightText: 'in clear afternoon light',
  paint: (s) => {
    paintFarRim(s)
    paintWater(s, '#2C79BC', 0, '#BFDDE2')
    s.draw(s.atDepth(s.isWide ? 0 : -48, 0.33, 0.66), yacht(WHITE, WHITE, SHADE))
    paintRim(s)
    paintTown(s)
    paintBlossom(s)
  },
})
