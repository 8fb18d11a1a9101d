import type { PixelLine } from './map-geometry.ts'

/** A box in pixels, y downwards. */
export type PixelBox = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Smallest box around the points; inverted (left > right) without points. */
export function pixelBox(points: PixelLine): PixelBox {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}
