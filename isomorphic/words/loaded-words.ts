import { DEFAULT_LOCALE, type Locale, type TranslatedTag } from './locale.ts'

/** What is in memory of one language. */
export type LoadedLanguage = {
  /** The text of all features, by the id of the catalogue; its type is checked where it is written (src/words). */
  readonly words: Readonly<Record<string, unknown>>
  /** Translates a record of the compiled content as far as the language has its text. */
  readonly localiseRecord: <Value>(value: Value) => Value
  /** Whether a text is one that `localiseRecord` has translated. */
  readonly isTranslated: (text: string) => boolean
}

/**
 * Written once for each language, with the constants of its chunk: like the module cache of the runtime it never differs
 * between requests, and a `Locale` exists only after its entry (docs/adr/0055).
 */
const loaded = new Map<TranslatedTag, LoadedLanguage>()

/** Returns the locale of a language whose text is in memory; null for any other. */
export const loadedLocale = (tag: TranslatedTag): Locale | null => (loaded.has(tag) ? (tag as Locale) : null)

/** Stores the text of a language and returns the locale that reads it. A language is stored once. */
export function storeLanguage(tag: TranslatedTag, language: LoadedLanguage): Locale {
  if (!loaded.has(tag)) loaded.set(tag, language)
  return tag as Locale
}

/** Returns the text of a feature in a language by the id of its catalogue; undefined if it is not translated. */
export const translationOf = (id: string, locale: Exclude<Locale, 'en'>): unknown =>
  loaded.get(locale)?.words[id]

/**
 * Returns `en` for a text of the content that a language lacks, as the `lang` of its element; undefined for a translated
 * text, and on English pages.
 */
export const textLanguage = (locale: Locale, text: string): 'en' | undefined =>
  locale === DEFAULT_LOCALE || loaded.get(locale)?.isTranslated(text) === true ? undefined : DEFAULT_LOCALE

/** Returns a record of the compiled content in a language; what is not translated stays English. */
export const localiseContent = <Value>(locale: Locale, value: Value): Value =>
  locale === DEFAULT_LOCALE ? value : (loaded.get(locale)?.localiseRecord(value) ?? value)
