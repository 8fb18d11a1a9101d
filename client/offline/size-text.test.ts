import { afterEach, expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

it.each([
  [1, '1 kB'],
  [850_000, '850 kB'],
  [999_600, '1.0 MB'],
  [3_040_000, '3.0 MB'],
  [999_960_000, '1 GB'],
  [12_400_000_000, '12 GB'],
])('formats %d bytes', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it.each([
  ['de', '4,2 MB'],
  ['fr', '4,2 Mo'],
  ['es', '4,2 MB'],
  ['it', '4,2 MB'],
  ['cs', '4,2 MB'],
] as const)('formats sizes in the language of the page (%s)', (tag, text) => {
  globalThis.pageLanguage = { tag, words: {} }
  expect(sizeText(4_200_000).replace(/\s/, ' ')).toBe(text)
})
