import type { GeoProjection } from 'd3-geo'
import { geoMercator } from 'd3-geo'
import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import { boundsOf, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, LonLat } from '#isomorphic/maps/map-geometry.ts'
import { KM_PER_DEGREE } from '#isomorphic/maps/map-geometry.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH } from './locator-projection.ts'

/** Pixels between the outermost point and the frame: space for a number at phone size and for a label. */
export const PADDING = 84
/** A smaller extent would not show the shape of a coast or a river. */
const MIN_SPAN_KM = 1.6
/** Share of the frame's size that a ground covers beyond each side, so that an editor may move a sight slightly. */
const BLEED_SHARE = 0.3

/** The projection of a map fitted to points, and its extent. */
export type GroundFrame = {
  readonly projection: GeoProjection
  /** The box visible in the frame, in degrees. */
  readonly bounds: GeoBounds
  readonly pixelsPerKm: number
}

/**
 * Fits a frame of 760 × 700 px to points.
 * @throws {RangeError} without points
 */
export function fitFrame(points: readonly GeoPoint[]): GroundFrame {
  const bounds = boundsOf(points.map(({ latitude, longitude }): LonLat => [longitude, latitude]))
  const [longitude, latitude] = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2]
  const projection = geoMercator().rotate([-longitude, 0]).scale(1).translate([0, 0]).precision(0)
  const flat = projection.clipAngle(null).clipExtent(null)
  const at = (lon: number, lat: number): readonly [number, number] => flat([lon, lat]) ?? [0, 0]
  const [left, bottom] = at(bounds.west, bounds.south)
  const [right, top] = at(bounds.east, bounds.north)
  // Mercator of scale 1 maps to radians at the equator and stretches by 1 / cos of the latitude.
  const unitsPerKm = Math.PI / 180 / KM_PER_DEGREE / Math.cos((latitude * Math.PI) / 180)
  const scale = Math.min(
    (LOCATOR_WIDTH - 2 * PADDING) / Math.max(right - left, Number.MIN_VALUE),
    (LOCATOR_HEIGHT - 2 * PADDING) / Math.max(bottom - top, Number.MIN_VALUE),
    (LOCATOR_WIDTH - 2 * PADDING) / (MIN_SPAN_KM * unitsPerKm),
  )
  projection
    .scale(scale)
    .translate([
      LOCATOR_WIDTH / 2 - ((left + right) / 2) * scale,
      LOCATOR_HEIGHT / 2 - ((top + bottom) / 2) * scale,
    ])
  const shown = boundsOfFrame(projection)
  return { projection, bounds: shown, pixelsPerKm: LOCATOR_WIDTH / sizeKm(shown).width }
}

function boundsOfFrame(projection: GeoProjection): GeoBounds {
  const corner = (x: number, y: number): LonLat => projection.invert?.([x, y]) ?? [0, 0]
  return boundsOf([corner(0, 0), corner(LOCATOR_WIDTH, LOCATOR_HEIGHT)])
}

/** The box that the ground of a frame must cover. */
export function groundBox({ bounds: shown }: Pick<GroundFrame, 'bounds'>): GeoBounds {
  const [x, y] = [(shown.east - shown.west) * BLEED_SHARE, (shown.north - shown.south) * BLEED_SHARE]
  return { west: shown.west - x, east: shown.east + x, south: shown.south - y, north: shown.north + y }
}

export function containsBounds(outer: GeoBounds, inner: GeoBounds): boolean {
  return (
    inner.west >= outer.west &&
    inner.east <= outer.east &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  )
}
