import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { LabelBox } from '#src/maps/labels/label-box.ts'

/** Whether a segment has a point inside a box: the range of its points within both pairs of sides is not empty. */
function segmentCrosses(from: MapPoint, to: MapPoint, { left, right, top, bottom }: LabelBox): boolean {
  let [start, end] = [0, 1]
  const ranges = [
    [from.x, to.x, left, right],
    [from.y, to.y, top, bottom],
  ] as const
  for (const [a, b, low, high] of ranges) {
    if (a === b) {
      if (a <= low || a >= high) return false
      continue
    }
    const [one, other] = [(low - a) / (b - a), (high - a) / (b - a)]
    start = Math.max(start, Math.min(one, other))
    end = Math.min(end, Math.max(one, other))
  }
  return start < end
}

/** Whether a line has a point inside a box. */
export const crossesBox = (line: PixelLine, box: LabelBox): boolean =>
  line.slice(1).some((to, index) => segmentCrosses(line[index] ?? to, to, box))
