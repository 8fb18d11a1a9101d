import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH } from '#src/maps/drawing/locator-projection.ts'

/** West, south, east and north of a map, in degrees. */
export type MapBounds = NonNullable<LocatorBase['bounds']>
/** A tile of the Mercator grid (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames). */
export type TileAddress = { readonly zoom: number; readonly x: number; readonly y: number }

export type TileGrid = {
  readonly tiles: readonly TileAddress[]
  /** Converts a point of a tile, in units of its extent, to pixels of the map. */
  readonly toPixel: (tile: TileAddress, point: MapPoint, extent: number) => MapPoint
}

/** Tiles of this zoom show every street of a map that is 3 km wide. */
const MAX_ZOOM = 14
/** Tiles that one map may read. */
const MAX_TILES = 16

const toTileX = (longitude: number, zoom: number): number => ((longitude + 180) / 360) * 2 ** zoom
const toTileY = (latitude: number, zoom: number): number =>
  ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom

function tilesAt([west, south, east, north]: MapBounds, zoom: number): readonly TileAddress[] {
  const columns = { from: Math.floor(toTileX(west, zoom)), to: Math.floor(toTileX(east, zoom)) }
  const rows = { from: Math.floor(toTileY(north, zoom)), to: Math.floor(toTileY(south, zoom)) }
  const size = 2 ** zoom
  const tiles: TileAddress[] = []
  for (let y = Math.max(0, rows.from); y <= Math.min(size - 1, rows.to); y += 1)
    for (let x = columns.from; x <= columns.to; x += 1) tiles.push({ zoom, x: ((x % size) + size) % size, y })
  return tiles
}

/**
 * The tiles that cover a map, at the highest zoom that needs at most 16 of them.
 * @param zooms lowest and highest zoom of the file
 */
export function tileGrid(
  bounds: MapBounds,
  zooms: { readonly minZoom: number; readonly maxZoom: number },
): TileGrid {
  let zoom = Math.min(MAX_ZOOM, zooms.maxZoom)
  while (zoom > zooms.minZoom && tilesAt(bounds, zoom).length > MAX_TILES) zoom -= 1
  const [west, , east, north] = bounds
  const [left, top] = [toTileX(west, zoom), toTileY(north, zoom)]
  const scale = LOCATOR_WIDTH / (toTileX(east, zoom) - left)
  return {
    tiles: tilesAt(bounds, zoom).slice(0, MAX_TILES),
    toPixel: ({ x, y }, point, extent) => ({
      x: (x + point.x / extent - left) * scale,
      y: (y + point.y / extent - top) * scale,
    }),
  }
}

/** Size of the map in pixels. */
export const MAP_SIZE = { width: LOCATOR_WIDTH, height: LOCATOR_HEIGHT }
