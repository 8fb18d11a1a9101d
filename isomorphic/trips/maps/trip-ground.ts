import { mercatorY } from '#isomorphic/maps/draw-outlines.ts'
import type { GeoPoint, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { MercatorFit } from '#isomorphic/maps/mercator-fit.ts'

/** The map of a guide that parts of are shown, and where its points are. */
export type TripGround = {
  /** Unique in the page. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly fit: MercatorFit
}

/** The same for a device, which does not draw it: SVG markup of its layers. */
export type DrawnTripGround = TripGround & { readonly markup: string }

/** Pixels of a point on the map of a guide, also beyond its frame. */
export const projectOnGround = (
  { scale, x, y }: MercatorFit,
  { longitude, latitude }: GeoPoint,
): MapPoint => ({
  x: x + longitude * scale,
  y: y - mercatorY(latitude) * scale,
})
