import { expect, it } from 'vitest'
import { loadLocale } from '#src/words/load-locale.ts'
import { figureText } from './figure-text.ts'

it.each([
  ['en', 'about 40 min'],
  ['de', 'etwa 40 Min.'],
  ['fr', 'environ 40 min'],
] as const)('writes units as %s does', async (tag, written) => {
  const locale = await loadLocale(tag)
  expect(figureText({ value: 40, unit: 'min', about: true }, locale).replaceAll('\u{a0}', ' ')).toBe(written)
})
