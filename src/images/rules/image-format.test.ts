import { describe, expect, it } from 'vitest'
import { acceptanceOf, outputTypeOf } from './image-format.ts'
import type { ImageHeader } from './image-type.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const PHOTO: ImageHeader = { type: 'image/jpeg', width: 3000, height: 2000, hasAlpha: false }

describe('acceptanceOf', () => {
  it.each([
    [CHROME, 640, 'avif+webp'],
    [CHROME, 1200, 'avif+webp'],
    [CHROME, 1920, 'webp'],
    ['image/avif', 640, 'avif'],
    ['image/avif', 1920, 'plain'],
    ['IMAGE/WEBP', 640, 'webp'],
    ['image/webp;q=0, image/avif; q=0.0', 640, 'plain'],
    ['image/webp;q=0.1', 640, 'webp'],
    ['image/webpx', 640, 'plain'],
    ['image/*,*/*', 640, 'plain'],
    ['', 640, 'plain'],
  ])('for %s at width %d is %s', (accept, width, expected) => {
    expect(acceptanceOf(accept, width)).toBe(expected)
  })
})

describe('outputTypeOf', () => {
  it.each([
    [PHOTO, 640, 'avif+webp', 'image/avif'],
    [{ ...PHOTO, height: 9000 }, 640, 'avif+webp', 'image/webp'],
    [{ ...PHOTO, height: 9000 }, 640, 'avif', 'image/jpeg'],
    [PHOTO, 1920, 'webp', 'image/webp'],
    [PHOTO, 640, 'plain', 'image/jpeg'],
    [{ ...PHOTO, hasAlpha: true }, 640, 'plain', 'image/png'],
  ] as const)('converts %o at width %d for %s to %s', (header, width, acceptance, expected) => {
    expect(outputTypeOf(header, width, acceptance)).toBe(expected)
  })
})
