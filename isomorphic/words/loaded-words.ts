import type { Locale, TranslatedTag } from './locale.ts'

/** The text of all features in one language, by the id of the catalogue. */
export type LoadedTranslations = Readonly<Record<string, unknown>>

/**
 * Written once for each language, with the constant of its chunk: like the module cache of the runtime it never differs
 * between requests, and a `Locale` exists only after its entry (docs/adr/0055).
 */
const loaded = new Map<TranslatedTag, LoadedTranslations>()

/**
 * Stores the text of a language in memory and returns the locale that reads it. Repeated calls change nothing.
 * @param translations the chunk's constant; its type is checked where it is written (src/words)
 */
export function storeTranslations(tag: TranslatedTag, translations: LoadedTranslations): Locale {
  if (!loaded.has(tag)) loaded.set(tag, translations)
  return tag as Locale
}

/** Returns the text of a feature in a language by the id of its catalogue; undefined if it is not translated. */
export const translationOf = (id: string, locale: Exclude<Locale, 'en'>): unknown => loaded.get(locale)?.[id]
