import { storeTranslations } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import type { Translations } from './translations.ts'

type WordsChunk = { readonly words: Translations }

/** One chunk for each language, with the text of all features. */
const CHUNKS: Readonly<Record<TranslatedTag, () => Promise<WordsChunk>>> = {
  de: () => import('./words-de.ts'),
  fr: () => import('./words-fr.ts'),
  es: () => import('./words-es.ts'),
  it: () => import('./words-it.ts'),
  cs: () => import('./words-cs.ts'),
}

/**
 * Loads the text of a language on the first request or job that needs it.
 * @returns the locale with which text is read; English is always in memory
 * @throws {Error} when the chunk cannot be loaded; the next call tries again
 */
export async function loadLocale(tag: LocaleTag): Promise<Locale> {
  if (tag === DEFAULT_LOCALE) return DEFAULT_LOCALE
  const { words } = await CHUNKS[tag]()
  return storeTranslations(tag, words)
}
