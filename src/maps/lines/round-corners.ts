import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'

/** Degrees: sharper turns are intentional corners, such as those of a moat or a canal. */
const MAX_ROUNDED_TURN = 80
/** Degrees: a smaller turn is invisible. */
const MIN_TURN = 2
/** Fraction of each adjacent segment replaced by the curve, and the parameters of its points. */
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

/** The curve that replaces a corner: a parabola tangent to both segments. */
function bendAt(before: MapPoint, at: MapPoint, after: MapPoint): PixelLine {
  const [from, to] = [interpolate(at, before, BEND_SHARE), interpolate(at, after, BEND_SHARE)]
  return STEPS.map((step) => interpolate(interpolate(from, at, step), interpolate(at, to, step), step))
}

/**
 * Rounds the corners of a hand-drawn line.
 * @param isClosed whether the last point is joined to the first
 * @param maxTurn degrees: sharper corners are left as they are
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
