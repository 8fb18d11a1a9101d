import type { FrameSide } from '#isomorphic/maps/clip-ring.ts'
import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'

/** Whether a segment crosses the frame: the range of its points that are inside of every side is not empty. */
function crosses(from: MapPoint, to: MapPoint, sides: readonly FrameSide[]): boolean {
  let [start, end] = [0, 1]
  for (const side of sides) {
    const [before, after] = [side(from), side(to)]
    if (before < 0 && after < 0) return false
    const share = before / (before - after)
    if (before < 0) start = Math.max(start, share)
    if (after < 0) end = Math.min(end, share)
  }
  return start < end
}

/** Parts of a line inside a frame, each extended by one point beyond it. */
export function clipLine(line: PixelLine, sides: readonly FrameSide[]): readonly PixelLine[] {
  const isIn = (point: MapPoint): boolean => sides.every((side) => side(point) >= 0)
  const parts: MapPoint[][] = []
  line.forEach((point, index) => {
    const before = line[index - 1]
    const wasIn = before !== undefined && isIn(before)
    if (before !== undefined && !wasIn && !isIn(point) && crosses(before, point, sides))
      parts.push([before, point])
    if (isIn(point) && !wasIn) parts.push(before === undefined ? [] : [before])
    if (isIn(point) || wasIn) parts.at(-1)?.push(point)
  })
  return parts.filter((part) => part.length > 1)
}
