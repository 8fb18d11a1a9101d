import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'

const HEADER_BYTES = 127
const [NO_COMPRESSION, GZIP] = [1, 2]
const VECTOR = 1

export type PmtilesOptions = {
  readonly zoom: number
  readonly tiles: readonly { readonly x: number; readonly y: number; readonly bytes: Uint8Array }[]
  /** 1 for vector tiles, 2 for PNG. */
  readonly tileType?: number
  readonly metadata?: Readonly<Record<string, string>>
}

async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function directoryBytes(
  entries: readonly { readonly id: number; readonly length: number; readonly offset: number }[],
) {
  const writer = new PbfWriter()
  writer.writeVarint(entries.length)
  let last = 0
  for (const { id } of entries) {
    writer.writeVarint(id - last)
    last = id
  }
  for (const _ of entries) writer.writeVarint(1)
  for (const { length } of entries) writer.writeVarint(length)
  for (const { offset } of entries) writer.writeVarint(offset + 1)
  return writer.finish()
}

/** A PMTiles file of version 3 with tiles of one zoom, each compressed. */
export async function pmtilesBytes({
  zoom,
  tiles,
  tileType = VECTOR,
  metadata: values = {},
}: PmtilesOptions): Promise<Uint8Array> {
  const packed = await Promise.all(
    tiles.map(async ({ x, y, bytes }) => ({ id: zxyToTileId(zoom, x, y), data: await gzip(bytes) })),
  )
  const sorted = packed.toSorted((one, other) => one.id - other.id)
  let offset = 0
  const entries = sorted.map(({ id, data }) => {
    const entry = { id, offset, length: data.length }
    offset += data.length
    return entry
  })
  const directory = directoryBytes(entries)
  const metadata = new TextEncoder().encode(JSON.stringify(values))
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  new TextEncoder().encodeInto('PMTiles', new Uint8Array(header.buffer))
  header.setUint8(7, 3)
  const sizes = [directory.length, metadata.length, 0, offset]
  let position = HEADER_BYTES
  sizes.forEach((size, index) => {
    header.setBigUint64(8 + index * 16, BigInt(position), true)
    header.setBigUint64(16 + index * 16, BigInt(size), true)
    position += size
  })
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(entries.length), true)
  const bytes = [1, NO_COMPRESSION, GZIP, tileType, zoom, zoom]
  for (const [index, byte] of bytes.entries()) header.setUint8(96 + index, byte)
  const parts = [new Uint8Array(header.buffer), directory, metadata, ...sorted.map(({ data }) => data)]
  return new Uint8Array(await new Blob(parts as never[]).arrayBuffer())
}
