import type { MapPoint, PixelLine } from './map-geometry.ts'

/** Degrees of a turn from which a corner is meant as one: those of a moat, of a canal. */
const MAX_ROUNDED_TURN = 80
/** A smaller turn is not seen. */
const MIN_TURN = 2
/** Share of each neighbouring stretch that a bend takes, and the points it is drawn with. */
const BEND_SHARE = 0.42
const STEPS = [0, 0.25, 0.5, 0.75, 1] as const

const interpolate = (from: MapPoint, to: MapPoint, share: number): MapPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

function turnAt(before: MapPoint, at: MapPoint, after: MapPoint): number {
  const turn = Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x)
  return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI
}

/** The bend that replaces a corner: a parabola that leaves and meets its two stretches without a kink. */
function bendAt(before: MapPoint, at: MapPoint, after: MapPoint): PixelLine {
  const [from, to] = [interpolate(at, before, BEND_SHARE), interpolate(at, after, BEND_SHARE)]
  return STEPS.map((step) => interpolate(interpolate(from, at, step), interpolate(at, to, step), step))
}

/**
 * Turns the blunt corners of a line drawn by hand into bends; a river has no kinks.
 * @param isClosed whether the last point is joined to the first
 * @param maxTurn degrees: sharper corners stay
 */
export function roundCorners(line: PixelLine, isClosed: boolean, maxTurn = MAX_ROUNDED_TURN): PixelLine {
  return line.flatMap((at, index): PixelLine => {
    const before = isClosed ? line.at(index - 1) : line[index - 1]
    const after = line[index + 1] ?? (isClosed ? line[0] : undefined)
    if (before === undefined || after === undefined) return [at]
    const turn = turnAt(before, at, after)
    return turn < MIN_TURN || turn > maxTurn ? [at] : bendAt(before, at, after)
  })
}
