import type { ProfileRow } from '#src/catalogue/diagram/guide-diagram.ts'
import { type DrawingPoint, pathOf } from './drawing-paths.ts'

const TOP = 4
const BASE = 84
/** Space for half a numeral beside the first and the last point. */
const MARGIN = 4

export type ProfileDrawing = { readonly ground: string; readonly points: readonly DrawingPoint[] }

/** Draws the heights along a way, both to scale. */
export function drawProfile(rows: readonly ProfileRow[]): ProfileDrawing {
  const [kms, heights] = [rows.map(({ km }) => km), rows.map(({ m }) => m)]
  const [start, end] = [kms[0] ?? 0, kms.at(-1) ?? 1]
  const [top, bottom] = [Math.max(...heights), Math.min(...heights)]
  const points = rows.map(
    ({ km, m }): DrawingPoint => [
      MARGIN + ((km - start) / (end - start)) * (100 - 2 * MARGIN),
      BASE - ((m - bottom) / Math.max(1, top - bottom)) * (BASE - TOP),
    ],
  )
  const [first, last] = [points[0]?.[1] ?? BASE, points.at(-1)?.[1] ?? BASE]
  return { ground: `${pathOf([[0, 100], [0, first], ...points, [100, last], [100, 100]])}z`, points }
}
