import type { MapPoint, PixelLine } from './map-geometry.ts'

/** How far inside one side of a frame a point lies, in pixels; negative beyond it. */
export type FrameSide = (point: MapPoint) => number

/** The sides of a frame that reaches from the origin, and its bleed beyond, all in pixels. */
export const frameSides = (width: number, height: number, bleed: number): readonly FrameSide[] => [
  ({ x }) => x + bleed,
  ({ x }) => width + bleed - x,
  ({ y }) => y + bleed,
  ({ y }) => height + bleed - y,
]

/** Cuts a ring with a frame (Sutherland and Hodgman, 1974). */
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
