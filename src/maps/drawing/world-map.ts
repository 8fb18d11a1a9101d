import type { GeoProjection } from 'd3-geo'
import { geoNaturalEarth1 } from 'd3-geo'
import type { MapPoint, Shape } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { projectShape } from '#src/maps/lines/project-shape.ts'
import { ringArea, simplifyRing } from '#src/maps/lines/simplify-line.ts'

export const WORLD_WIDTH = 1200
export const WORLD_HEIGHT = 588
type WorldSize = { readonly width: number; readonly height: number }
const LARGE_WORLD: WorldSize = { width: WORLD_WIDTH, height: WORLD_HEIGHT }
/** Size of the map on which a visitor marks countries: the width of a column. */
export const SMALL_WORLD: WorldSize = { width: 760, height: 372 }

/** Shifts the sphere up, so that the clipped part is in the south: Antarctica below 85°. */
const NORTH_OFFSET = -3
const MARGIN = 4
const TOLERANCE = 0.7
const MIN_RING_AREA = 1.8

function landPath(shape: Shape, size: WorldSize): string {
  const rings = projectShape(worldProjection(size), shape).map((ring) => simplifyRing(ring, TOLERANCE))
  return pathData(
    rings.filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA),
    true,
  )
}

/** Stand-alone SVG of the world's land in the Natural Earth projection: one path without colours, for use as a mask. */
export function drawWorldLand(land: Shape): string {
  const size = `width="${WORLD_WIDTH}" height="${WORLD_HEIGHT}" viewBox="0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${landPath(land, LARGE_WORLD)}"/></svg>`
}

/** Path data of land on the small map; empty for a country too small to be visible. */
export const drawWorldShape = (shape: Shape): string => landPath(shape, SMALL_WORLD)

/** Projects a point to pixels of a world map (one decimal). */
export function projectWorld(latitude: number, longitude: number, size: WorldSize = LARGE_WORLD): MapPoint {
  const [x, y] = worldProjection(size)([longitude, latitude]) ?? [Number.NaN, Number.NaN]
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

function worldProjection({ width }: WorldSize): GeoProjection {
  const projection = geoNaturalEarth1().fitWidth(width - 2 * MARGIN, { type: 'Sphere' })
  const [x, y] = projection.translate()
  return projection.precision(0.3).translate([x + MARGIN, y + NORTH_OFFSET])
}
