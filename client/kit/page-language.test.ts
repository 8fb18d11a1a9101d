import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SUGGESTIONS_WORDS } from '#client/search/words/suggestions-words.ts'
import { SITE_CLIENT_WORDS } from '#client/site/words/site-client-words.ts'
import { pageWordsCs } from '#client/words/page-words-cs.ts'
import { pageWordsOf } from './page-language.ts'

// A language is stored once in a process: other test files store the text of the worker, this one that of scripts.
beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.resetModules()
  globalThis.pageLanguage = undefined
})

it('reads English text on a page without a language', async () => {
  const { pageLocale } = await import('./page-locale.ts')
  expect(pageWordsOf(SUGGESTIONS_WORDS)).toBe(SUGGESTIONS_WORDS.en)
  expect(pageLocale()).toBe('en')
})

it('reads the text of the language that the entry script has set, with its plurals', async () => {
  const { pageLocale } = await import('./page-locale.ts')
  const { pickWords } = await import('#isomorphic/words/catalogue.ts')
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
