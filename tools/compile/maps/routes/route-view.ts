import { boundsOf } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'

/** Size of the drawing of a route in pixels. */
export const ROUTE_WIDTH = 400
export const ROUTE_HEIGHT = 250
/** Margin around the outermost stops. */
const MARGIN = 34
/** A drawing at a larger scale would show the coarseness of the coast. */
const MAX_SCALE = 3.2
/** Pixels by which maps are drawn beyond their frame. */
const BLEED_PX = 30
/** Padding of a drawing relative to the box of its stops, and its minimum. */
const PADDING_FACTOR = 1.5
const MIN_PADDING_DEGREES = 0.005

export type RouteView = { readonly scale: number; readonly left: number; readonly top: number }

/** Translation and scale of a map to show points, in the pixels of the drawing. */
export function routeView(points: readonly MapPoint[]): RouteView {
  const box = pixelBox(points)
  const scale = Math.min(
    MAX_SCALE,
    (ROUTE_WIDTH - 2 * MARGIN) / Math.max(1, box.right - box.left),
    (ROUTE_HEIGHT - 2 * MARGIN) / Math.max(1, box.bottom - box.top),
  )
  const left = ROUTE_WIDTH / 2 - ((box.left + box.right) / 2) * scale
  const top = ROUTE_HEIGHT / 2 - ((box.top + box.bottom) / 2) * scale
  return { scale, left, top }
}

/** Corners of the area that a drawing of stops shows, with padding. */
export function paddedCorners(stops: readonly GeoPoint[]): readonly GeoPoint[] {
  const { west, east, south, north } = boundsOf(stops.map(({ longitude, latitude }) => [longitude, latitude]))
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180)
  const half = Math.max(
    (north - south) / 2,
    (((east - west) / 2 / stretch) * ROUTE_HEIGHT) / ROUTE_WIDTH,
    MIN_PADDING_DEGREES,
  )
  const [up, across] = [half * PADDING_FACTOR, (half * PADDING_FACTOR * stretch * ROUTE_WIDTH) / ROUTE_HEIGHT]
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  return [
    { longitude: x - across, latitude: y - up },
    { longitude: x + across, latitude: y + up },
  ]
}

/** Whether a map has land and water for the complete drawing of these points, as detailed as the drawing needs. */
export function coversRoute({ width, height }: LocatorBase, points: readonly MapPoint[]): boolean {
  const { scale, left, top } = routeView(points)
  return (
    scale < MAX_SCALE &&
    -left / scale >= -BLEED_PX &&
    -top / scale >= -BLEED_PX &&
    (ROUTE_WIDTH - left) / scale <= width + BLEED_PX &&
    (ROUTE_HEIGHT - top) / scale <= height + BLEED_PX
  )
}
