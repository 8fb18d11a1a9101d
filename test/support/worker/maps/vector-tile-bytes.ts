import { PbfWriter } from 'pbf'

type TilePoint = readonly [x: number, y: number]
/** A line or a polygon of a layer, in units of the tile's extent of 4096. */
export type TileFeature = {
  readonly isArea?: true
  readonly points: readonly TilePoint[]
  readonly properties: Readonly<Record<string, string>>
}

const EXTENT = 4096
const [MOVE, LINE, CLOSE] = [1, 2, 7]
const zigzag = (value: number): number => (value << 1) ^ (value >> 31)

/** Commands of the geometry (Vector Tile Specification 2.1, section 4.3). */
function commandsOf({ points, isArea }: TileFeature): readonly number[] {
  let [penX, penY] = [0, 0]
  const steps = points.map(([x, y]) => {
    const step = [zigzag(x - penX), zigzag(y - penY)]
    ;[penX, penY] = [x, y]
    return step
  })
  const [first = [], ...others] = steps
  return [
    MOVE | (1 << 3),
    ...first,
    LINE | (others.length << 3),
    ...others.flat(),
    ...(isArea ? [CLOSE | (1 << 3)] : []),
  ]
}

/** Encodes a vector tile. @param layers features by the name of their layer */
export function vectorTileBytes(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  const tile = new PbfWriter()
  for (const [name, features] of Object.entries(layers)) {
    const pairs = features.flatMap(({ properties }) => Object.entries(properties))
    const keys = [...new Set(pairs.map(([key]) => key))]
    const values = [...new Set(pairs.map(([, value]) => value))]
    tile.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2)
        layer.writeStringField(1, name)
        for (const feature of features)
          layer.writeMessage(
            2,
            (__, encoded) => {
              const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
                keys.indexOf(key),
                values.indexOf(value),
              ])
              encoded.writePackedVarint(2, tags)
              encoded.writeVarintField(3, feature.isArea ? 3 : 2)
              encoded.writePackedVarint(4, [...commandsOf(feature)])
            },
            null,
          )
        for (const key of keys) layer.writeStringField(3, key)
        for (const value of values)
          layer.writeMessage(4, (__, encoded) => encoded.writeStringField(1, value), null)
        layer.writeVarintField(5, EXTENT)
      },
      null,
    )
  }
  return tile.finish()
}
