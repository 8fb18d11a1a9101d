import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'

/** The part of a guide's map that a drawing shows: a pixel of the map times the scale, then moved. */
export type GroundView = { readonly scale: number; readonly left: number; readonly top: number }

type Size = { readonly width: number; readonly height: number }

/** At a larger scale the drawing would show the coarseness of its coast. */
const MAX_SCALE = 2.2
/** Maps are drawn this far beyond their frame. */
const BLEED_PX = 24

/** Moves an extent into the map; null where it does not fit. */
function offsetOf(centre: number, extent: number, limit: number): number | null {
  if (extent > limit + 2 * BLEED_PX) return null
  return Math.min(limit + BLEED_PX - extent, Math.max(-BLEED_PX, centre - extent / 2))
}

/**
 * Fits a drawing around points of a guide's map.
 * @param padding pixels of the drawing between the outermost point and its edge
 * @returns null when the drawing would show more than the map has
 */
export function groundView(
  points: readonly MapPoint[],
  base: Size,
  { width, height, padding }: Size & { readonly padding: number },
): GroundView | null {
  const box = pixelBox(points)
  const scale = Math.min(
    MAX_SCALE,
    (width - 2 * padding) / Math.max(1, box.right - box.left),
    (height - 2 * padding) / Math.max(1, box.bottom - box.top),
  )
  const x = offsetOf((box.left + box.right) / 2, width / scale, base.width)
  const y = offsetOf((box.top + box.bottom) / 2, height / scale, base.height)
  if (x === null || y === null) return null
  const isInside =
    box.left >= x && box.right <= x + width / scale && box.top >= y && box.bottom <= y + height / scale
  return isInside ? { scale, left: -x * scale, top: -y * scale } : null
}
