import type { LineRow } from '#src/catalogue/diagram/guide-diagram.ts'
import { type DrawingPoint, pathOf, rowCentre, toPath } from './drawing-paths.ts'

/** Near the start of the box, which is wider where leaders follow. */
const WAY = { alone: 40, toScale: 12 }
const ELBOW = 38

export type LineDrawing = {
  readonly way: string
  /** Empty where the stops are beside their rows. */
  readonly leaders: string
  readonly stops: readonly DrawingPoint[]
}

/** Positions along the way, to scale if every stop has one. */
function positionsOf(rows: readonly LineRow[]): readonly number[] {
  const count = rows.length
  const [first, last] = [rowCentre(0, count), rowCentre(count - 1, count)]
  const at = rows.flatMap((row) => row.at ?? [])
  const [from = 0, to = 0] = [at[0], at.at(-1)]
  return rows.map((_, index) =>
    at.length === count
      ? first + (((at[index] ?? 0) - from) / (to - from)) * (last - first)
      : rowCentre(index, count),
  )
}

/** Draws a line of stops from top to bottom, with a leader from each stop to the middle of its row. */
export function drawLine(rows: readonly LineRow[]): LineDrawing {
  const isToScale = rows.every(({ at }) => at !== undefined)
  const x = WAY[isToScale ? 'toScale' : 'alone']
  const stops = positionsOf(rows).map((y): DrawingPoint => [x, y])
  const leaders = stops.map(
    ([, y], index) => `M${x} ${toPath(y)}H${ELBOW}L88 ${toPath(rowCentre(index, rows.length))}H100`,
  )
  const ends = [stops[0], stops.at(-1)].filter((stop) => stop !== undefined)
  return { way: pathOf(ends), leaders: isToScale ? leaders.join('') : '', stops }
}
