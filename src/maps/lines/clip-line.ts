import type { FrameSide } from './clip-ring.ts'
import type { MapPoint, PixelLine } from './map-geometry.ts'

/** Parts of a line inside a frame, each extended by one point beyond it. */
export function clipLine(line: PixelLine, sides: readonly FrameSide[]): readonly PixelLine[] {
  const isIn = (point: MapPoint): boolean => sides.every((side) => side(point) >= 0)
  const parts: MapPoint[][] = []
  line.forEach((point, index) => {
    const before = line[index - 1]
    const wasIn = before !== undefined && isIn(before)
    if (isIn(point) && !wasIn) parts.push(before === undefined ? [] : [before])
    if (isIn(point) || wasIn) parts.at(-1)?.push(point)
  })
  return parts.filter((part) => part.length > 1)
}
