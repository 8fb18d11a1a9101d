import { bindings } from '#test/support/worker/test-database.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))
const u16 = (value: number): readonly number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): readonly number[] => [...u16(Math.floor(value / 65_536)), ...u16(value)]
const u32Little = (value: number): readonly number[] => [...u32(value)].reverse()

const CRC_POLYNOMIAL = 0xedb88320

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const named = Uint8Array.of(...bytesOf(name), ...data)
  return Uint8Array.of(...u32(data.byteLength), ...named, ...u32(crc32(named)))
}

const join = (...parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

async function deflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Creates a valid grey PNG, with a gradient so that formats differ in size. */
export async function makePng(width: number, height: number): Promise<Uint8Array> {
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = (x * 7 + y * 3) & 255
  }
  return join(
    pngClaiming(width, height).slice(0, -12),
    pngChunk('IDAT', await deflate(rows)),
    pngChunk('IEND', bytesOf('')),
  )
}

/** Creates the start of a PNG whose header has this size. */
export function pngClaiming(width: number, height: number): Uint8Array {
  const header = Uint8Array.of(...u32(width), ...u32(height), 8, 0, 0, 0, 0)
  return join(bytesOf('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', header), pngChunk('IEND', bytesOf('')))
}

/** Creates a JPEG header with this size, after an Exif orientation if one is passed. */
export function jpegClaiming(width: number, height: number, orientation?: number): Uint8Array {
  const exif =
    orientation === undefined
      ? []
      : [
          0xff,
          0xe1,
          ...u16(34),
          ...bytesOf('Exif\0\0MM\0*'),
          ...u32(8),
          ...u16(1),
          ...u16(0x0112),
          ...u16(3),
          ...u32(1),
          ...u16(orientation),
          0,
          0,
          ...u32(0),
        ]
  const frame = [0xff, 0xc0, ...u16(11), 8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]
  return Uint8Array.of(0xff, 0xd8, ...exif, ...frame, 0xff, 0xd9)
}

/** Creates a GIF whose canvas and first frame can differ in size. */
export function gifClaiming(width: number, height: number, frame = { width, height }): Uint8Array {
  const little = (value: number): readonly number[] => [...u16(value)].reverse()
  const image = [0x2c, 0, 0, 0, 0, ...little(frame.width), ...little(frame.height), 0, 2, 2, 0x4c, 1, 0]
  return Uint8Array.of(...bytesOf('GIF89a'), ...little(width), ...little(height), 0, 0, 0, ...image, 0x3b)
}

/** Creates a WebP whose extended header and lossy frame can differ in size. */
export function webpClaiming(width: number, height: number, frame = { width, height }): Uint8Array {
  const little = (value: number): readonly number[] => [...u16(value)].reverse()
  const u24 = (value: number): readonly number[] => u32Little(value).slice(0, 3)
  const extended = [...bytesOf('VP8X'), ...u32Little(10), 0, 0, 0, 0, ...u24(width - 1), ...u24(height - 1)]
  const lossy = [
    ...bytesOf('VP8 '),
    ...u32Little(10),
    0,
    0,
    0,
    0x9d,
    1,
    0x2a,
    ...little(frame.width),
    ...little(frame.height),
  ]
  const body = [...bytesOf('WEBP'), ...extended, ...lossy]
  return Uint8Array.of(...bytesOf('RIFF'), ...u32Little(body.length), ...body)
}

/** Creates the boxes of an AVIF with the sizes of its items. */
export function avifClaiming(...sizes: readonly (readonly [number, number])[]): Uint8Array {
  const box = (name: string, data: readonly number[]): readonly number[] => [
    ...u32(8 + data.length),
    ...bytesOf(name),
    ...data,
  ]
  const extents = sizes.flatMap(([width, height]) => box('ispe', [0, 0, 0, 0, ...u32(width), ...u32(height)]))
  const meta = box('meta', [0, 0, 0, 0, ...box('iprp', box('ipco', extents))])
  return Uint8Array.of(...box('ftyp', [...bytesOf('avif'), 0, 0, 0, 0, ...bytesOf('mif1avif')]), ...meta)
}

/** Converts an image to another format with the Images binding. */
export async function convertImage(file: Uint8Array, format: string): Promise<Uint8Array> {
  const made = await bindings.IMAGES.input(new Blob([file]).stream()).output({
    format: format as ImageOutputOptions['format'],
  })
  return new Uint8Array(await new Response(made.image()).arrayBuffer())
}
