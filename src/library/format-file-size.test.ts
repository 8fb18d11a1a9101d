import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  [0, '1 kB'],
  [1400, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_250_000, '1.3 MB'],
  [1_234_000_000, '1234.0 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text)
})
