import { geoArea } from 'd3-geo'
import type { Polygon as GeoJsonPolygon, MultiLineString, MultiPolygon, Position } from 'geojson'
import type { Line, LonLat, Polygon, Ring, Shape } from '#isomorphic/maps/map-geometry.ts'
import { signedArea } from './signed-area.ts'

const HALF_SPHERE = 2 * Math.PI

/** Converts a GeoJSON area to a shape. Rings with wrong orientation (which would cover the Earth) are reversed. */
export function toShape(geometry: GeoJsonPolygon | MultiPolygon): Shape {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.map((rings) => rings.map(toLine)).map(withCorrectWinding)
}

/** Converts a shape to GeoJSON, for d3-geo. */
export function toMultiPolygon(shape: Shape): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: shape.map((polygon) => polygon.map(toPositions)) }
}

/** The lines of a GeoJSON geometry. */
export function toLines(geometry: MultiLineString): readonly Line[] {
  return geometry.coordinates.map(toLine)
}

function toLine(positions: readonly Position[]): Line {
  return positions.map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude])
}

function toPositions(ring: Ring): Position[] {
  return ring.map(([longitude, latitude]) => [longitude, latitude])
}

function withCorrectWinding(polygon: Polygon): Polygon {
  const [outer, ...holes] = polygon
  if (outer === undefined) return polygon
  // The planar test is cheap and only errs near the poles and the antimeridian.
  const isSuspect = signedArea(outer) > 0
  const isInsideOut =
    isSuspect && geoArea({ type: 'Polygon', coordinates: [toPositions(outer)] }) > HALF_SPHERE
  return isInsideOut ? [outer.toReversed(), ...holes.map((hole) => hole.toReversed())] : polygon
}
