import type { MultiPolygon } from 'geojson'
import type { MapPoint } from './locator-input.ts'

export const WORLD_WIDTH = 1200
export const WORLD_HEIGHT = 588

/** Stand-alone SVG of the world's land (one path, no colours) for use as a mask. `land`: coarse land, in degrees. */
export function drawWorldLand(land: MultiPolygon): string {
  throw new Error(`not drawn yet: ${land.coordinates.length}`)
}

/** Pixels of a point on the world map of `drawWorldLand` (1 decimal). */
export function projectWorld(latitude: number, longitude: number): MapPoint {
  throw new Error(`not drawn yet: ${latitude}, ${longitude}`)
}
