import type { SectionDiagram, SectionRow } from '#src/catalogue/diagram/guide-diagram.ts'
import { type DrawingPoint, pathOf, rowCentre, toPath } from './drawing-paths.ts'

/** The drawing fills its box of 100 by 100 units, whatever the proportions of the box. */
const TOP = 7
const BASE = 92
const FLOOR = 100
/** The end of ground and water; leaders bend here to the middle of their rows. */
const ELBOW = 86

/** `shade` is the side away from the light, which comes from the left as on plates. */
type ShapeName = 'water' | 'deep' | 'layer' | 'ground' | 'shade' | 'hollow'
type DrawnShape = { readonly name: ShapeName; readonly path: string }

export type SectionDrawing = {
  /** In the order in which they cover each other. */
  readonly shapes: readonly DrawnShape[]
  readonly leaders: string
  readonly points: readonly DrawingPoint[]
}

/**
 * Where the crest is, how far the slope runs to the right and how far it falls to the left; an exponent above 1 makes
 * it steep below the crest, one below 1 round.
 */
const SLOPES = {
  mountain: { crest: 30, run: 42, exponent: 1.15, back: 38 },
  table: { crest: 42, run: 32, exponent: 1.7, back: 2 },
  hill: { crest: 10, run: 62, exponent: 0.5, back: 4 },
} as const
/** Ridges wander a little, always in the same way. */
const WANDER = [0, 1.4, -1, 2.2, -1.6, 1, -2, 1.6, -0.6]
const STEPS = 8

const fallAt = (y: number): number => (y - TOP) / (FLOOR - TOP)
const stepsDown = (from: number, to: number): readonly number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => from + (step / STEPS) * (to - from))
const LEVELS = stepsDown(TOP, FLOOR)
const wander = (index: number): number => WANDER[index % WANDER.length] ?? 0

/** Heights as levels of the drawing. */
function levelsOf(rows: readonly SectionRow[]): readonly number[] {
  const heights = rows.map(({ m }) => m)
  const [top, bottom] = [Math.max(...heights), Math.min(...heights)]
  return heights.map((m) => TOP + ((top - m) / (top - bottom)) * (BASE - TOP))
}

/** The surface of water: of a lake a strip, of the sea all that lies below. */
function waterOf(rows: readonly SectionRow[], levels: readonly number[]): readonly DrawnShape[] {
  const at = rows.findIndex(({ water }) => water)
  const row = rows[at]
  if (row === undefined) return []
  const path = `M0 ${toPath(levels[at] ?? BASE)}H${ELBOW}`
  return [{ name: 'water', path: row.m <= 0 ? `${path}V${FLOOR}H0z` : `${path}v3H0z` }]
}

function drawRise(rows: readonly SectionRow[], shape: keyof typeof SLOPES): SectionDrawing {
  const levels = levelsOf(rows)
  const { crest, run, exponent, back } = SLOPES[shape]
  const slopeAt = (y: number): number => crest + run * fallAt(y) ** exponent
  const points = levels.map((y): DrawingPoint => [slopeAt(y), y])
  // The outline meets every row, and between rows it goes its own way.
  const between = LEVELS.slice(1, -1)
    .map((y, index): DrawingPoint => [slopeAt(y) + wander(index), y])
    .filter(([, y]) => levels.every((level) => Math.abs(level - y) > 4))
  const foot: DrawingPoint = [slopeAt(FLOOR), FLOOR]
  const slope = [...points, ...between, foot].toSorted(([, one], [, other]) => one - other)
  const summit = slope[0] ?? foot
  const ridge = stepsDown(0, crest).map(
    (x, index): DrawingPoint => [
      x,
      TOP + back * ((1 - x / crest) ** 1.2 + (index % STEPS === 0 ? 0 : wander(index) / 34)),
    ],
  )
  // Between the summit and the slope, so that it never leaves the ground.
  const fold = LEVELS.slice(1).map(
    (y, index): DrawingPoint => [summit[0] + (slopeAt(y) - summit[0]) * (0.34 + wander(index) / 12), y],
  )
  return {
    shapes: [
      ...waterOf(rows, levels),
      { name: 'ground', path: `${pathOf([[0, FLOOR], ...ridge, ...slope])}z` },
      { name: 'shade', path: `${pathOf([summit, ...fold, ...slope.toReversed()])}z` },
    ],
    ...withLeaders(points),
  }
}

/** Below the ground: a shaft with a gallery at each depth. */
function drawShaft(rows: readonly SectionRow[]): SectionDrawing {
  const levels = levelsOf(rows)
  const [surface = TOP, bottom = BASE] = [levels[0], levels.at(-1)]
  const points = levels.map((y, index): DrawingPoint => [index === 0 ? 30 : 70 - (index % 2) * 10, y])
  const galleries = points
    .slice(1)
    .map(([x, y]) => `M34 ${toPath(y - 2)}H${toPath(x)}v4H34`)
    .join('')
  const shaft = `M25 ${toPath(surface)}V${toPath(bottom + 2)}H34V${toPath(surface)}`
  return {
    shapes: [
      { name: 'ground', path: `M0 ${toPath(surface)}H${ELBOW}V${FLOOR}H0z` },
      { name: 'hollow', path: shaft + galleries },
    ],
    ...withLeaders(points),
  }
}

/** The basin of a lake whose water changes at its second row; rows are along the bank. */
function drawBasin(rows: readonly SectionRow[]): SectionDrawing {
  const levels = levelsOf(rows)
  const [surface = TOP, bottom = BASE] = [levels[0], levels.at(-1)]
  const bankAt = (y: number): number => 74 - 34 * ((y - surface) / (bottom - surface)) ** 1.8
  const points = levels.map((y): DrawingPoint => [bankAt(y), y])
  const leftAt = (y: number): number => 6 + (80 - bankAt(y) - 6) * 0.6
  const between = (from: number): string =>
    `${pathOf([...stepsDown(from, bottom).map((y): DrawingPoint => [bankAt(y), y]), ...stepsDown(bottom, from).map((y): DrawingPoint => [leftAt(y), y])])}z`
  const layer = levels[1] ?? bottom
  return {
    shapes: [
      { name: 'ground', path: `M0 ${toPath(surface)}H${ELBOW}V${FLOOR}H0z` },
      { name: 'water', path: between(surface) },
      { name: 'deep', path: between(layer) },
      { name: 'layer', path: `M${toPath(leftAt(layer))} ${toPath(layer)}H${toPath(bankAt(layer))}` },
    ],
    ...withLeaders(points),
  }
}

/** Adds lines from the points to the middle of their rows; both follow one order, so that they never cross. */
function withLeaders(points: readonly DrawingPoint[]): Pick<SectionDrawing, 'leaders' | 'points'> {
  const leaders = points.map(([x, y], index) => {
    const end = toPath(rowCentre(index, points.length))
    return `M${toPath(x)} ${toPath(y)}H${ELBOW}L97 ${end}H100`
  })
  return { leaders: leaders.join(''), points }
}

/** Draws things in order of their height or depth, at their true heights. */
export function drawSection({ shape, rows }: SectionDiagram): SectionDrawing {
  if (shape === 'shaft') return drawShaft(rows)
  return shape === 'basin' ? drawBasin(rows) : drawRise(rows, shape)
}
