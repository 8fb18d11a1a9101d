import { loadedLocale, storeLanguage } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import type { LanguageContent } from './content/language-content.ts'
import { importWords } from './import-words.ts'

type ContentChunk = { readonly default: unknown }

/** For each language the text of the content. */
const CONTENT: Readonly<Record<TranslatedTag, () => Promise<ContentChunk>>> = {
  de: () => import('#generated/languages/de.json'),
  fr: () => import('#generated/languages/fr.json'),
  es: () => import('#generated/languages/es.json'),
  it: () => import('#generated/languages/it.json'),
  cs: () => import('#generated/languages/cs.json'),
}

/**
 * Loads the text of a language on the first request or job that needs it.
 * @returns the locale with which text is read; English is always in memory
 * @throws {Error} when a chunk cannot be loaded; the next call tries again
 */
export async function loadLocale(tag: LocaleTag): Promise<Locale> {
  if (tag === DEFAULT_LOCALE) return DEFAULT_LOCALE
  const known = loadedLocale(tag)
  if (known !== null) return known
  const [words, content, { createContentLocaliser }] = await Promise.all([
    importWords(tag),
    CONTENT[tag](),
    import('./content/create-content-localiser.ts'),
  ])
  // The compiler has validated the file (tools/compile/translations).
  const localiser = createContentLocaliser(tag, content.default as LanguageContent)
  return storeLanguage(tag, { words, ...localiser })
}
