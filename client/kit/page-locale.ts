import { storeLanguage } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'

/** Returns the language of the page with its text in memory, for code that the worker runs too. */
export function pageLocale(): Locale {
  const language = globalThis.pageLanguage
  return language === undefined
    ? DEFAULT_LOCALE
    : storeLanguage(language.tag, {
        words: language.words,
        localiseRecord: (value) => value,
        isTranslated: () => false,
      })
}
