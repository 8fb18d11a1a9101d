import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertImage, makePng } from '#test/support/worker/images/image-files.ts'
import {
  CAMERA,
  DEGREES,
  holdsBytes,
  holdsText,
  jpegWithPlace,
} from '#test/support/worker/images/jpeg-with-place.ts'
import { readImageHeader } from './image-header.ts'
import { hasMetadata, withoutMetadata } from './image-metadata.ts'

const makeJpeg = async (): Promise<Uint8Array> => convertImage(await makePng(160, 90), 'image/jpeg')

describe('withoutMetadata', () => {
  it('removes place, camera, comment and what is behind the end, and leaves the picture', async () => {
    const jpeg = await makeJpeg()
    const file = jpegWithPlace(jpeg)
    expect([holdsText(file, CAMERA), holdsBytes(file, DEGREES), holdsText(file, 'at home')]).toEqual([
      true,
      true,
      true,
    ])
    const clean = withoutMetadata(file)
    if (clean === null) throw new Error('it is a complete JPEG')
    expect([holdsText(clean, CAMERA), holdsBytes(clean, DEGREES), holdsText(clean, 'at home')]).toEqual([
      false,
      false,
      false,
    ])
    expect(readImageHeader(clean)).toMatchObject({ type: 'image/jpeg', width: 160, height: 90 })
    expect(await convertImage(clean, 'image/png')).toEqual(await convertImage(jpeg, 'image/png'))
    expect(withoutMetadata(clean)).toEqual(clean)
  })

  it('returns null for anything but a complete JPEG, and never throws', async () => {
    const jpeg = await makeJpeg()
    expect(withoutMetadata(await makePng(8, 8))).toBeNull()
    fc.assert(
      fc.property(fc.nat(jpeg.length - 3), (length) => {
        expect(withoutMetadata(jpeg.subarray(0, length))).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        withoutMetadata(bytes)
        withoutMetadata(Uint8Array.of(0xff, 0xd8, ...bytes))
      }),
    )
  })
})

describe('hasMetadata', () => {
  it('notices the place of a JPEG, and what is behind its end', async () => {
    const jpeg = await makeJpeg()
    const file = jpegWithPlace(jpeg)
    expect(hasMetadata(file)).toBe(true)
    expect(hasMetadata(withoutMetadata(file) ?? file)).toBe(false)
    expect(hasMetadata(Uint8Array.of(...jpeg, ...jpeg))).toBe(true)
  })

  it.each([
    ['image/png', 'eXIf'],
    ['image/webp', 'EXIF'],
  ])('notices Exif in a file of type %s', async (type, chunk) => {
    const file =
      type === 'image/png' ? await makePng(40, 30) : await convertImage(await makePng(40, 30), type)
    expect(hasMetadata(file)).toBe(false)
    const added = Uint8Array.of(...new TextEncoder().encode(chunk))
    const chunkBytes =
      type === 'image/png'
        ? Uint8Array.of(0, 0, 0, 0, ...added, 0, 0, 0, 0)
        : Uint8Array.of(...added, 0, 0, 0, 0)
    expect(hasMetadata(Uint8Array.of(...file, ...chunkBytes))).toBe(true)
  })
})
