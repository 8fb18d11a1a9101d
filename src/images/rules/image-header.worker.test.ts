import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import {
  avifClaiming,
  convertImage,
  gifClaiming,
  jpegClaiming,
  makePng,
  pngClaiming,
  webpClaiming,
} from '#test/support/worker/images/image-files.ts'
import { isDecodable, readImageHeader } from './image-header.ts'

const textFile = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('readImageHeader', () => {
  it.each([
    ['image/png', pngClaiming(640, 480)],
    ['image/jpeg', jpegClaiming(640, 480)],
    ['image/gif', gifClaiming(640, 480)],
    ['image/webp', webpClaiming(640, 480)],
    ['image/avif', avifClaiming([640, 480])],
  ])('reads type and size of %s', (type, file) => {
    expect(readImageHeader(file)).toMatchObject({ type, width: 640, height: 480 })
  })

  it.each(['image/jpeg', 'image/webp', 'image/avif', 'image/png'])('reads a real %s', async (type) => {
    const file = await convertImage(await makePng(120, 70), type)
    expect(readImageHeader(file)).toMatchObject({ type, width: 120, height: 70 })
  })

  it.each([
    [1, 640, 480],
    [3, 640, 480],
    [5, 480, 640],
    [6, 480, 640],
    [8, 480, 640],
  ])('swaps the sides of a JPEG according to Exif orientation %d', (orientation, width, height) => {
    expect(readImageHeader(jpegClaiming(640, 480, orientation))).toMatchObject({ width, height })
  })

  it('returns the larger of two conflicting sizes', () => {
    const huge = { width: 16_000, height: 16_000 }
    expect(readImageHeader(gifClaiming(10, 10, huge))).toMatchObject(huge)
    expect(readImageHeader(webpClaiming(10, 10, huge))).toMatchObject(huge)
    expect(readImageHeader(avifClaiming([10, 10], [16_000, 16_000]))).toMatchObject(huge)
  })

  it.each([
    ['SVG', textFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['XML', textFile('<?xml version="1.0"?><svg/>')],
    ['SVG after a byte order mark', textFile('\ufeff<svg/>')],
    ['HTML', textFile('<!doctype html><h1>hello</h1>')],
    ['PDF', textFile('%PDF-1.7')],
    ['ICO', Uint8Array.of(0, 0, 1, 0, 1, 0, 16, 16)],
    ['BMP', textFile('BM000000')],
    ['TIFF', Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0)],
    ['HEIC', textFile('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a video', textFile('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['an empty file', new Uint8Array()],
    ['one byte', Uint8Array.of(0xff)],
    ['an AVIF with a file type box only', avifClaiming().slice(0, 24)],
    ['an image without height', pngClaiming(10, 0)],
    ['a JPEG that ends after its signature', Uint8Array.of(0xff, 0xd8, 0xff)],
  ])('returns null for %s', (_name, file) => {
    expect(readImageHeader(file)).toBeNull()
  })

  it('terminates without an error for arbitrary bytes', () => {
    const starts = [
      pngClaiming(9, 9),
      jpegClaiming(9, 9, 6),
      gifClaiming(9, 9),
      webpClaiming(9, 9),
      avifClaiming([9, 9]),
    ]
    const hostile = fc
      .tuple(fc.constantFrom(...starts), fc.nat(60), fc.uint8Array({ maxLength: 300 }))
      .map(([start, cut, noise]) => Uint8Array.of(...start.slice(0, cut), ...noise))
    fc.assert(
      fc.property(hostile, (file) => {
        const header = readImageHeader(file)
        expect(header === null || (header.width > 0 && header.height > 0)).toBe(true)
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})

describe('isDecodable', () => {
  it.each([
    [12_000, 4166, true],
    [12_001, 10, false],
    [10, 12_001, false],
    [7071, 7071, true],
    [7072, 7072, false],
  ])('%d × %d: %s', (width, height, isAllowed) => {
    expect(isDecodable({ width, height })).toBe(isAllowed)
  })
})
