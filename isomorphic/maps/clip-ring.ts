import type { MapPoint, PixelLine } from './map-geometry.ts'

/** Distance of a point to one side of a frame in pixels, positive inside. */
export type FrameSide = (point: MapPoint) => number

/** The sides of a frame from the origin, extended by the bleed, in pixels. */
export const frameSides = (width: number, height: number, bleed: number): readonly FrameSide[] => [
  ({ x }) => x + bleed,
  ({ x }) => width + bleed - x,
  ({ y }) => y + bleed,
  ({ y }) => height + bleed - y,
]

/** Clips a ring to a frame (Sutherland and Hodgman, 1974). */
export function clipRing(ring: PixelLine, sides: readonly FrameSide[]): PixelLine {
  return sides.reduce<PixelLine>((points, inside) => {
    const clipped: MapPoint[] = []
    points.forEach((to, index) => {
      const from = points.at(index - 1) ?? to
      const [before, after] = [inside(from), inside(to)]
      if (before < 0 !== after < 0) {
        const share = before / (before - after)
        clipped.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      }
      if (after >= 0) clipped.push(to)
    })
    return clipped
  }, ring)
}
