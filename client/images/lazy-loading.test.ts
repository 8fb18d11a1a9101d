import { describe, expect, it } from 'vitest'
import { lazyMargins } from './lazy-loading.ts'

describe('lazyMargins', () => {
  it.each([
    [1440, 900, '500px 400px'],
    [501, 501, '500px 400px'],
    [390, 844, '370px 296px'],
    [844, 390, '370px 296px'],
    [500, 900, '370px 296px'],
  ])('%d × %d: %s', (width, height, margins) => {
    expect(lazyMargins({ width, height })).toBe(margins)
  })
})
