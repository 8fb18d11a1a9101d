import { expect, it } from 'vitest'
import { SUGGESTIONS_WORDS } from '#client/search/words/suggestions-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { loadPageLocale } from './load-page-locale.ts'

const pageIn = (lang: string): Document => ({ documentElement: { lang } }) as Document

it('loads the text of scripts in the language of the page', async () => {
  const locale = await loadPageLocale(pageIn('cs'))
  const { count } = pickWords(SUGGESTIONS_WORDS, locale)
  expect([1, 2, 5, 1.5].map(count)).toEqual(['1 návrh', '2 návrhy', '5 návrhů', '1.5 návrhu'])
})

it.each(['en', '', 'pl', 'de-AT'])('reads English on a page in %j', async (lang) => {
  expect(await loadPageLocale(pageIn(lang))).toBe('en')
})
