import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { clipRing, frameSides } from '#isomorphic/maps/clip-ring.ts'
import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { clipLine } from '#src/maps/lines/clip-line.ts'
import { simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import { type StreetClass, streetClassOf, streetNameOf } from './street-class.ts'
import { MAP_SIZE, type TileAddress, type TileGrid } from './tile-grid.ts'

/** A line or an area of the map, in its pixels. */
export type StreetFeature = { readonly kind: StreetClass; readonly lines: readonly PixelLine[] }
export type NamedStreet = { readonly name: string; readonly kind: StreetClass; readonly line: PixelLine }
export type Streets = { readonly features: readonly StreetFeature[]; readonly named: readonly NamedStreet[] }

const SIDES = frameSides(MAP_SIZE.width, MAP_SIZE.height, 12)
const TOLERANCE_PX = 0.6
/** Features of one tile that are read: a tile of a city centre has some five thousand. */
const MAX_FEATURES = 30_000
const POLYGON = 3
const POINT = 1
const AREAS: ReadonlySet<StreetClass> = new Set<StreetClass>(['green', 'water'])

/** The shapes of a feature inside the map, simplified. */
function shapesOf(lines: readonly PixelLine[], isArea: boolean): readonly PixelLine[] {
  return isArea
    ? lines.map((ring) => simplifyRing(clipRing(ring, SIDES), TOLERANCE_PX)).filter((ring) => ring.length > 2)
    : lines.flatMap((line) => clipLine(line, SIDES)).map((line) => simplifyLine(line, TOLERANCE_PX))
}

/**
 * Reads what a map of streets shows from one vector tile.
 * @throws an error of the reader for bytes that are no vector tile
 */
export function readStreets(bytes: Uint8Array, tile: TileAddress, toPixel: TileGrid['toPixel']): Streets {
  const features: StreetFeature[] = []
  const named: NamedStreet[] = []
  const { layers } = new VectorTile(new PbfReader(bytes))
  let rest = MAX_FEATURES
  for (const [name, layer] of Object.entries(layers)) {
    for (let index = 0; index < layer.length && rest > 0; index += 1, rest -= 1) {
      const feature = layer.feature(index)
      const { type, properties, extent } = feature
      if (type === POINT) continue
      const kind = streetClassOf(name, type, properties)
      const label = streetNameOf(name, properties)
      if (kind === null && label === '') continue
      const pixels = feature.loadGeometry().map((line) => line.map((point) => toPixel(tile, point, extent)))
      const shapes = shapesOf(pixels, type === POLYGON)
      if (shapes.length === 0) continue
      if (kind !== null && AREAS.has(kind) === (type === POLYGON)) features.push({ kind, lines: shapes })
      if (label !== '' && type !== POLYGON)
        named.push(...shapes.map((line) => ({ name: label, kind: kind ?? 'minor', line })))
    }
  }
  return { features, named }
}
