/** Longitude, then latitude, in degrees: the order of GeoJSON and d3-geo. */
export type LonLat = readonly [longitude: number, latitude: number]
export type Line = readonly LonLat[]
/** A closed ring; the last point repeats the first. */
export type Ring = readonly LonLat[]
/** An outer ring (clockwise, as d3-geo requires), then its holes. */
export type Polygon = readonly Ring[]
/** Land: any number of polygons. */
export type Shape = readonly Polygon[]

/** A point on the Earth, in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** A point on a map, in the map's own pixels. */
export type MapPoint = { readonly x: number; readonly y: number }

/** Points of a projected line or ring, in pixels. */
export type PixelLine = readonly MapPoint[]

export const KM_PER_DEGREE = 111.2

const RADIANS = Math.PI / 180

/** The longitude equivalent to `longitude` within 180° of `reference`; may exceed ±180. */
export function unwrapLongitude(longitude: number, reference: number): number {
  return reference + ((((longitude - reference + 180) % 360) + 360) % 360) - 180
}

/** Centre of a set of points as the mean of their directions; works across the antimeridian and at the poles. */
export function centreOf(points: Iterable<LonLat>): GeoPoint {
  let x = 0
  let y = 0
  let z = 0
  for (const [longitude, latitude] of points) {
    const shrink = Math.cos(latitude * RADIANS)
    x += shrink * Math.cos(longitude * RADIANS)
    y += shrink * Math.sin(longitude * RADIANS)
    z += Math.sin(latitude * RADIANS)
  }
  return {
    longitude: Math.atan2(y, x) / RADIANS,
    latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
  }
}
