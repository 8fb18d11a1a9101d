import type { GeoProjection } from 'd3-geo'
import { geoAzimuthalEqualArea, geoConicEqualArea, geoMercator } from 'd3-geo'
import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import { boundsOf } from '#isomorphic/maps/geo-bounds.ts'
import type { Shape } from '#isomorphic/maps/map-geometry.ts'
import { centreOf, KM_PER_DEGREE, unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import { projectShape } from '#src/maps/lines/project-shape.ts'

export const LOCATOR_WIDTH = 760
export const LOCATOR_HEIGHT = 700
/** Land is drawn this far beyond the frame, so that its clipped edge and the water-lines along it are hidden. */
const BLEED = 40

const PADDING = 0.12
/** A smaller extent would not show any neighbours and so not the location of a place. */
const MIN_SPAN_KM = 90
const POLAR_LATITUDE = 60
const HIGH_LATITUDE = 65
const WIDE_SPAN_DEGREES = 25
const UNFITTED_SCALE = 1000

/** The projection of a locator map, fitted to a view, and the box visible in its frame, in degrees. */
export type LocatorProjection = { readonly projection: GeoProjection; readonly frame: GeoBounds }

/**
 * Mercator; conic for wide countries that extend far north, azimuthal for the rest above 60° (D8.1). Centred on the
 * view, so that a country across the antimeridian is in one piece.
 * @throws {RangeError} for an empty view
 */
export function locatorProjection(view: Shape): LocatorProjection {
  const points = view.flatMap((polygon) => polygon[0] ?? [])
  const bounds = boundsOf(points)
  const projection = fitted(unfitted(view, bounds), view, bounds)
  return { projection, frame: frameBounds(projection, bounds) }
}

function unfitted(view: Shape, bounds: GeoBounds): GeoProjection {
  const { west, east, south, north } = bounds
  const longitude = (west + east) / 2
  const latitude = (south + north) / 2
  const reach = Math.max(Math.abs(south), Math.abs(north))
  const span = north - south
  if (reach > 89) {
    return geoAzimuthalEqualArea()
      .rotate([-centreOf(view.flatMap((polygon) => polygon[0] ?? [])).longitude, latitude < 0 ? 90 : -90])
      .clipAngle(90)
  }
  if (reach > HIGH_LATITUDE && span > WIDE_SPAN_DEGREES) {
    return geoConicEqualArea()
      .parallels([south + span / 6, north - span / 6])
      .rotate([-(longitude + middleOfLargest(view, longitude)) / 2, 0])
      .center([0, latitude])
  }
  if (Math.abs(latitude) > POLAR_LATITUDE) {
    return geoAzimuthalEqualArea().rotate([-longitude, -latitude]).clipAngle(90)
  }
  return geoMercator().rotate([-longitude, 0])
}

function fitted(projection: GeoProjection, view: Shape, bounds: GeoBounds): GeoProjection {
  projection.precision(0).scale(UNFITTED_SCALE).translate([0, 0]).clipExtent(null)
  const box = pixelBox(projectShape(projection, view).flat())
  const share = 1 - 2 * PADDING
  const growth = Math.min(
    (LOCATOR_WIDTH * share) / Math.max(box.right - box.left, Number.MIN_VALUE),
    (LOCATOR_HEIGHT * share) / Math.max(box.bottom - box.top, Number.MIN_VALUE),
    LOCATOR_WIDTH / (MIN_SPAN_KM * pixelsPerKm(projection, bounds)),
  )
  return projection
    .scale(UNFITTED_SCALE * growth)
    .translate([
      LOCATOR_WIDTH / 2 - ((box.left + box.right) / 2) * growth,
      LOCATOR_HEIGHT / 2 - ((box.top + box.bottom) / 2) * growth,
    ])
    .clipExtent([
      [-BLEED, -BLEED],
      [LOCATOR_WIDTH + BLEED, LOCATOR_HEIGHT + BLEED],
    ])
}

/** Bounds of a small frame are computed from its edge; wide and polar ones are no boxes in degrees and get a margin. */
function frameBounds(projection: GeoProjection, { west, east, south, north }: GeoBounds): GeoBounds {
  const span = Math.max(east - west, north - south)
  if (span > WIDE_SPAN_DEGREES || Math.max(north, -south) + span > 85) {
    const margin = span + 20
    return { west: west - margin, east: east + margin, south: south - margin, north: north + margin }
  }
  const shares = [0, 0.25, 0.5, 0.75, 1]
  const edge = shares.flatMap((share): readonly [number, number][] => [
    [share * LOCATOR_WIDTH, -BLEED],
    [share * LOCATOR_WIDTH, LOCATOR_HEIGHT + BLEED],
    [-BLEED, share * LOCATOR_HEIGHT],
    [LOCATOR_WIDTH + BLEED, share * LOCATOR_HEIGHT],
  ])
  return boundsOf(
    edge.flatMap((pixel) => {
      const point = projection.invert?.(pixel)
      return point === null || point === undefined ? [] : [point]
    }),
  )
}

/**
 * Middle longitude of the piece with the most points, so that a remote part (Alaska) does not tilt the mainland too
 * much.
 */
function middleOfLargest(view: Shape, reference: number): number {
  const outlines = view.map((polygon) => polygon[0] ?? [])
  const largest = outlines.reduce((best, outline) => (outline.length > best.length ? outline : best), [])
  const { west, east } = boundsOf(largest)
  return unwrapLongitude((west + east) / 2, reference)
}

/** Scale at the centre of the box, measured from south to north. */
function pixelsPerKm(projection: GeoProjection, bounds: GeoBounds): number {
  const longitude = (bounds.west + bounds.east) / 2
  const latitude = Math.max(-89, Math.min(89, (bounds.south + bounds.north) / 2))
  const south = projection([longitude, latitude - 0.05])
  const north = projection([longitude, latitude + 0.05])
  if (south === null || north === null) return 1
  return Math.hypot(north[0] - south[0], north[1] - south[1]) / (0.1 * KM_PER_DEGREE)
}
