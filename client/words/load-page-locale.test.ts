import { expect, it, vi } from 'vitest'
import { SUGGESTIONS_WORDS } from '#client/search/words/suggestions-words.ts'

const pageIn = (lang: string): Document => ({ documentElement: { lang } }) as Document

/** As in a browser: the languages that a worker has in memory are not there. */
async function loadModules() {
  vi.resetModules()
  const { loadPageLocale } = await import('./load-page-locale.ts')
  const { pickWords } = await import('#isomorphic/words/catalogue.ts')
  return { loadPageLocale, pickWords }
}

it('loads the text of scripts in the language of the page', async () => {
  const { loadPageLocale, pickWords } = await loadModules()
  const locale = await loadPageLocale(pageIn('cs'))
  const { count } = pickWords(SUGGESTIONS_WORDS, locale)
  expect([1, 2, 5, 1.5].map(count)).toEqual(['1 návrh', '2 návrhy', '5 návrhů', '1.5 návrhu'])
})

it.each(['en', '', 'pl', 'de-AT'])('reads English on a page in %j', async (lang) => {
  const { loadPageLocale } = await loadModules()
  expect(await loadPageLocale(pageIn(lang))).toBe('en')
})
