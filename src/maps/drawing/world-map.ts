import type { GeoProjection } from 'd3-geo'
import { geoNaturalEarth1 } from 'd3-geo'
import type { MapPoint, Shape } from './map-geometry.ts'
import { pathData } from './path-data.ts'
import { projectShape } from './projected-lines.ts'
import { ringArea, simplifyRing } from './simplify-line.ts'

export const WORLD_WIDTH = 1200
export const WORLD_HEIGHT = 588

/** Moves the sphere up, so that what is cut off lies in the south: Antarctica below 85°. */
const NORTH_OFFSET = -3
const MARGIN = 4
const TOLERANCE = 0.7
const SMALLEST_RING = 1.8

/** Stand-alone SVG of the world's land in the Natural Earth projection: one path, no colours, for use as a mask. */
export function drawWorldLand(land: Shape): string {
  const rings = projectShape(worldProjection(), land).map((ring) => simplifyRing(ring, TOLERANCE))
  const visible = rings.filter((ring) => ring.length > 2 && ringArea(ring) >= SMALLEST_RING)
  const size = `width="${WORLD_WIDTH}" height="${WORLD_HEIGHT}" viewBox="0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${pathData(visible, true)}"/></svg>`
}

/** Pixels of a point on the world map of `drawWorldLand` (1 decimal). */
export function projectWorld(latitude: number, longitude: number): MapPoint {
  const [x, y] = worldProjection()([longitude, latitude]) ?? [Number.NaN, Number.NaN]
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

function worldProjection(): GeoProjection {
  const projection = geoNaturalEarth1().fitWidth(WORLD_WIDTH - 2 * MARGIN, { type: 'Sphere' })
  const [x, y] = projection.translate()
  return projection.precision(0.3).translate([x + MARGIN, y + NORTH_OFFSET])
}
