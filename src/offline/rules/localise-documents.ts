import type { OfflineSearchDocument } from '#isomorphic/offline/offline-search-index.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { OFFLINE_WORDS } from '#src/offline/words/offline-words.ts'

/** Between the parts of a caption: `City · Asia › Japan`. */
const SEPARATOR = /( · | › )/

function localiseCaption(locale: Locale, caption: string): string {
  const [kind = '', ...places] = caption.split(SEPARATOR)
  const { kinds } = pickWords(OFFLINE_WORDS, locale)
  const name = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind
  return [name, ...localiseContent(locale, places)].join('')
}

/**
 * The search documents of a guide in a language: titles, captions and leads as its pages show them, addresses with the
 * prefix. The title counts among the names. Text that has no translation stays in English.
 */
export function localiseDocuments(
  locale: Locale,
  documents: readonly OfflineSearchDocument[],
): readonly OfflineSearchDocument[] {
  if (locale === DEFAULT_LOCALE) return documents
  return documents.map((document) => {
    const { path } = document
    const { name: title, lead } = localiseContent(locale, { path, name: document.title, lead: document.lead })
    const caption = localiseCaption(locale, document.caption)
    const name = foldText(title)
    const terms = document.terms.includes(name) ? document.terms : [...document.terms, name]
    return { ...document, path: localiseHref(locale, path), title, caption, lead, terms }
  })
}
