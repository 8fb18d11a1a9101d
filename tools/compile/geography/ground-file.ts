import { readFileSync, writeFileSync } from 'node:fs'
import { type GeoBounds, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'
import { containsBounds } from '#src/maps/drawing/ground-frame.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { geodataFile } from './geodata-file.ts'
import { memoize } from './memoize.ts'

/** Steps of a tenth across a ground: finer than a pixel of the map. */
const GRID_STEPS = 900
/** A ground is cut out for a map of five eighths of its width, and may be enlarged this many times. */
const MAX_COARSER = 8

/** A stored ground: paths on a grid whose origin is the north-west corner of the box. */
export type GroundFile = GeoBounds & { readonly land: string; readonly rivers: string } & Pick<
    Ground,
    'names'
  >

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

type StoredGround = GroundFile & { readonly id: string }

const GROUNDS_FILE = geodataFile('grounds.ndjson')

const parseLine = (line: string): StoredGround => JSON.parse(line) as StoredGround

/** Reads `geodata/grounds.ndjson`: one ground a line, by the ID of its map. */
const readStoredGrounds = memoize(
  (): ReadonlyMap<string, GroundFile> =>
    new Map(
      readFileSync(GROUNDS_FILE, 'utf8')
        .trimEnd()
        .split('\n')
        .map(parseLine)
        .map(({ id, ...ground }) => [id, ground]),
    ),
)

/** IDs of the maps that have a ground. */
export const groundIds = (): readonly string[] => [...readStoredGrounds('').keys()]

/** The ground of a map, or null when there is none. */
export function readGround(id: string): Ground | null {
  const stored = readStoredGrounds('').get(id)
  return stored === undefined ? null : decodeGround(stored)
}

/** The smallest ground around a box; null where each is too coarse for it. */
export function findGroundAround(bounds: GeoBounds): Ground | null {
  const maxWidth = sizeKm(bounds).width * MAX_COARSER
  const [nearest] = [...readStoredGrounds('').values()]
    .map((ground) => ({ ground, width: sizeKm(ground).width }))
    .filter(({ ground, width }) => width <= maxWidth && containsBounds(ground, bounds))
    .toSorted((one, other) => one.width - other.width)
  return nearest === undefined ? null : decodeGround(nearest.ground)
}

/** Replaces all stored grounds, in the order of their IDs. */
export function writeGrounds(grounds: Readonly<Record<string, Ground>>): void {
  const lines = Object.entries(grounds)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, ground]) => JSON.stringify({ id, ...encodeGround(ground) }))
  writeFileSync(GROUNDS_FILE, `${lines.join('\n')}\n`)
}
