import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { LabelBox } from './label-box.ts'
import { boxAround } from './label-box.ts'

/** Pixels between two points of the resampled line. */
export const STEP = 4
/** Degrees by which a name may bend in total, and within one letter. */
const MAX_TURN = 70
const MAX_LOCAL_TURN = 24
/** Share of its length by which a name may extend beyond each end of a short street. */
const MAX_OVERHANG = 0.4
/** The height that is reserved along a name, relative to its own. */
const MARGIN = 1.1
/** Share by which the drawn baseline is longer than the name on each side, for wider fonts. */
const SLACK = 0.16

export type LineLabel = {
  /** Points of the baseline, from left to right; its middle is the middle of the name. */
  readonly baseline: PixelLine
  readonly middle: MapPoint
  /** Boxes along the name. */
  readonly boxes: readonly LabelBox[]
}

/** Points at equal distances along a line. */
export function resample(line: PixelLine): readonly MapPoint[] {
  const points: MapPoint[] = []
  let rest = 0
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    for (let at = rest; at < length; at += STEP)
      points.push({
        x: from.x + ((to.x - from.x) * at) / length,
        y: from.y + ((to.y - from.y) * at) / length,
      })
    rest = length === 0 ? rest : (((rest - length) % STEP) + STEP) % STEP
  })
  return points
}

/** A line continued straight by a length at both ends. */
function extend(line: PixelLine, length: number): PixelLine {
  const beyond = (end: MapPoint | undefined, before: MapPoint | undefined): PixelLine => {
    if (end === undefined || before === undefined) return []
    const size = Math.hypot(end.x - before.x, end.y - before.y) || 1
    return [
      { x: end.x + ((end.x - before.x) / size) * length, y: end.y + ((end.y - before.y) / size) * length },
    ]
  }
  return [...beyond(line[0], line[1]), ...line, ...beyond(line.at(-1), line.at(-2))]
}

const bearing = (from: MapPoint, to: MapPoint): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
const turn = (one: number, other: number): number => Math.abs(((other - one + 540) % 360) - 180)

/** Steps of about a letter, over which turns are measured. */
const LETTER = 2

/** Turns in degrees over two letters from each point. */
function turnsAlong(points: readonly MapPoint[]): readonly number[] {
  const bearings = points.slice(LETTER).map((to, index) => bearing(points[index] ?? to, to))
  return bearings.slice(LETTER).map((to, index) => turn(bearings[index] ?? to, to))
}

/** Total and sharpest turn from one point to another. */
function bend(turns: readonly number[], first: number, last: number) {
  let [total, sharpest] = [0, 0]
  for (let at = first; at + 2 * LETTER <= last; at += LETTER) {
    const each = turns[at] ?? 0
    total += each
    if (each > sharpest) sharpest = each
  }
  return { total, sharpest }
}

/** Text reads from left to right, and up a line that is almost vertical. */
function readable(points: readonly MapPoint[]): readonly MapPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return points
  const isSteep = Math.abs(last.x - first.x) < Math.abs(last.y - first.y) * 0.14
  const isForward = isSteep ? last.y < first.y : last.x > first.x
  return isForward ? points : points.toReversed()
}

/** Boxes that a name along points covers. */
export function boxesAlong(points: readonly MapPoint[], height: number): readonly LabelBox[] {
  const every = Math.max(1, Math.round((height * 0.4) / STEP))
  return points
    .filter((_, index) => index % every === 0 || index === points.length - 1)
    .map(({ x, y }) => boxAround(x, y, height / 2))
}

/**
 * Finds the straightest free part of a line for a name.
 * @param line pixels of the street
 * @param size of the name: its length along the line and its height
 * @param isFree whether all boxes of a position are free and inside the map
 * @returns null when the line is too short or bent, or no part of it is free
 */
export function placeAlong(
  line: PixelLine,
  size: { readonly length: number; readonly height: number },
  isFree: (boxes: readonly LabelBox[]) => boolean,
): LineLabel | null {
  const overhang = size.length * (MAX_OVERHANG + SLACK)
  const points = resample(extend(line, overhang))
  const reach = Math.round(size.length / 2 / STEP)
  const slack = Math.max(2, Math.round((size.length * SLACK) / STEP))
  const turns = turnsAlong(points)
  const candidates: { readonly center: number; readonly cost: number }[] = []
  for (let center = reach + slack; center + reach + slack < points.length; center += 2) {
    const { total, sharpest } = bend(turns, center - reach, center + reach)
    if (total > MAX_TURN || sharpest > MAX_LOCAL_TURN) continue
    candidates.push({ center, cost: total + Math.abs(center - points.length / 2) / points.length })
  }
  for (const { center } of candidates.toSorted((one, other) => one.cost - other.cost)) {
    const boxes = boxesAlong(points.slice(center - reach - 1, center + reach + 2), size.height * MARGIN)
    const middle = points[center]
    if (middle === undefined || boxes.length === 0 || !isFree(boxes)) continue
    return {
      baseline: readable(points.slice(center - reach - slack, center + reach + slack + 1)),
      middle,
      boxes,
    }
  }
  return null
}
