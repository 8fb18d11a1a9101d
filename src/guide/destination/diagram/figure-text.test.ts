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

it.each([
  [1.5, 'h', '1½ Std.'],
  [0.75, 'h', '¾ Std.'],
  [1.2, 'h', '1,2 Std.'],
  [2, 'h', '2 Std.'],
  [1.5, 'km', '1,5 km'],
] as const)('writes %s %s as texts of the guide do', async (value, unit, written) => {
  const locale = await loadLocale('de')
  expect(figureText({ value, unit }, locale).replaceAll('\u{a0}', ' ')).toBe(written)
})
