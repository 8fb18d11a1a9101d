import { afterEach, expect, it } from 'vitest'
import { SUGGESTIONS_WORDS } from '#client/search/words/suggestions-words.ts'
import { SITE_CLIENT_WORDS } from '#client/site/words/site-client-words.ts'
import { pageWordsCs } from '#client/words/page-words-cs.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { pageWordsOf } from './page-language.ts'
import { pageLocale } from './page-locale.ts'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

it('reads English text on a page without a language', () => {
  expect(pageWordsOf(SUGGESTIONS_WORDS)).toBe(SUGGESTIONS_WORDS.en)
  expect(pageLocale()).toBe('en')
})

it('reads the text of the language that the entry script has set, with its plurals', () => {
  globalThis.pageLanguage = { tag: 'cs', words: pageWordsCs }
  const { count } = pageWordsOf(SUGGESTIONS_WORDS)
  expect([1, 2, 5, 1.5].map(count)).toEqual(['1 návrh', '2 návrhy', '5 návrhů', '1,5 návrhu'])
  expect(pageLocale()).toBe('cs')
  expect(pickWords(SUGGESTIONS_WORDS, pageLocale())).toBe(pageWordsCs.suggestions)
})

it('reads English text of a catalogue that the language lacks', () => {
  globalThis.pageLanguage = { tag: 'cs', words: {} }
  expect(pageWordsOf(SITE_CLIENT_WORDS)).toBe(SITE_CLIENT_WORDS.en)
})
