import { storeLanguage } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import type { BrowserTranslations } from './browser-translations.ts'

const CHUNKS = {
  de: () => import('./words-de.ts'),
  fr: () => import('./words-fr.ts'),
  es: () => import('./words-es.ts'),
  it: () => import('./words-it.ts'),
  cs: () => import('./words-cs.ts'),
} as const satisfies Record<string, () => Promise<{ readonly words: BrowserTranslations }>>

/** Loads the text of scripts in the language of the page; English when it cannot be fetched. */
export async function loadPageLocale(page: Document = document): Promise<Locale> {
  const tag = TRANSLATED_TAGS.find((each) => each === page.documentElement.lang)
  if (tag === undefined) return DEFAULT_LOCALE
  try {
    const { words } = await CHUNKS[tag]()
    return storeLanguage(tag, { words, localiseRecord: (value) => value, isTranslated: () => false })
  } catch {
    return DEFAULT_LOCALE
  }
}
