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

/** Texts that only guides show. They are in compiled pages, which the development server does not use. */
const GUIDE_TEXTS: Readonly<Record<TranslatedTag, () => Promise<ContentChunk>>> | null =
  import.meta.env.MODE === 'development'
    ? {
        de: () => import('#generated/languages/de-guides.json'),
        fr: () => import('#generated/languages/fr-guides.json'),
        es: () => import('#generated/languages/es-guides.json'),
        it: () => import('#generated/languages/it-guides.json'),
        cs: () => import('#generated/languages/cs-guides.json'),
      }
    : null

/** Returns the content of a language. The compiler has validated it (tools/compile/translations). */
async function loadContent(tag: TranslatedTag): Promise<LanguageContent> {
  const [content, guides] = await Promise.all([CONTENT[tag](), GUIDE_TEXTS?.[tag]()])
  const own = content.default as LanguageContent
  const guideTexts = (guides?.default ?? {}) as LanguageContent['texts']
  return { ...own, texts: { ...own.texts, ...guideTexts } }
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
    loadContent(tag),
    import('./content/create-content-localiser.ts'),
  ])
  return storeLanguage(tag, { words, ...createContentLocaliser(tag, content) })
}
