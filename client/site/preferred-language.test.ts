import { expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

it.each([
  [['de-AT', 'en'], 'en', 'de'],
  [['DE'], 'en', 'de'],
  // Unknown languages are passed over.
  [['pl', 'sk', 'cs'], 'en', 'cs'],
  // The page is in a language that comes first.
  [['en-US', 'de'], 'en', null],
  [['fr', 'en', 'de'], 'fr', null],
  [['pl'], 'en', null],
  [[], 'en', null],
  [['', '-', 'de-'], 'en', 'de'],
  [['den'], 'en', null],
])('of %j on a page in %s offers %s', (preferred, page, offered) => {
  expect(preferredLanguage(preferred, page, ['en', 'de', 'fr', 'cs'])).toBe(offered)
})
