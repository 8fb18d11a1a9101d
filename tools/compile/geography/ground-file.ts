import { existsSync, readFileSync } from 'node:fs'
import type { GeoBounds } from '#src/maps/drawing/geo-bounds.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'
import type { Line, LonLat, MapPoint } from '#src/maps/lines/map-geometry.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { pathData } from '#src/maps/lines/path-data.ts'

/** Steps of a tenth across a ground: finer than a pixel of the map. */
const GRID_STEPS = 900

/** A stored ground: paths on a grid whose origin is the north-west corner of the box. */
export type GroundFile = GeoBounds & { readonly land: string; readonly rivers: string } & Pick<
    Ground,
    'names'
  >

/** Folder of all grounds. */
export const GROUNDS_FOLDER = new URL('./grounds/', import.meta.url)

/** File of a ground, by the ID of its map. */
export const groundPath = (id: string): URL => new URL(`./${id}.json`, GROUNDS_FOLDER)

/** Encodes a ground for storage. */
export function encodeGround({ bounds, land, rivers, names }: Ground): GroundFile {
  const toGrid = ([longitude, latitude]: LonLat): MapPoint => ({
    x: ((longitude - bounds.west) / (bounds.east - bounds.west)) * GRID_STEPS,
    y: ((bounds.north - latitude) / (bounds.north - bounds.south)) * GRID_STEPS,
  })
  const path = (lines: readonly Line[], isClosed: boolean) =>
    pathData(
      lines.map((line) => line.map(toGrid)),
      isClosed,
    )
  return { ...bounds, land: path(land, true), rivers: path(rivers, false), names }
}

/** Decodes a stored ground. */
export function decodeGround({ land, rivers, names, ...bounds }: GroundFile): Ground {
  const fromGrid = ({ x, y }: MapPoint): LonLat => [
    bounds.west + (x / GRID_STEPS) * (bounds.east - bounds.west),
    bounds.north - (y / GRID_STEPS) * (bounds.north - bounds.south),
  ]
  const lines = (path: string): readonly Line[] => parsePathData(path).map((line) => line.map(fromGrid))
  return { bounds, land: lines(land), rivers: lines(rivers), names }
}

/** The ground of a map, or null when there is none. */
export function readGround(id: string): Ground | null {
  const path = groundPath(id)
  return existsSync(path) ? decodeGround(JSON.parse(readFileSync(path, 'utf8')) as GroundFile) : null
}
