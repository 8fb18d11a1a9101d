import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import { HOLIDAYS_SECTION } from '#tools/compile/text/holidays-section.ts'

const PHRASES = 'phrases'
const BOOK_START = /(?=<div class="phrases">)/

type Section = { readonly id: string; readonly html: string }
type WithSections = { readonly sections: readonly Section[] }

const hasSections = (record: unknown): record is WithSections =>
  typeof record === 'object' && record !== null && 'sections' in record && Array.isArray(record.sections)

/**
 * Leaves the phrases and the local names of holidays out that are in the language of the page: its readers speak it, and
 * the holidays are named in it already. A section without other phrases is left out.
 * @param record of a place
 */
export function withoutOwnLanguage(record: unknown, tag: TranslatedTag): unknown {
  if (!hasSections(record)) return record
  const isOwn = (book: string): boolean => book.includes(`<span lang="${tag}" dir="auto">`)
  const localName = new RegExp(`<small lang="${tag}" dir="auto">[^<]*</small>`, 'g')
  const sections = record.sections.flatMap((section) => {
    if (section.id === HOLIDAYS_SECTION) return [{ ...section, html: section.html.replace(localName, '') }]
    if (section.id !== PHRASES || !isOwn(section.html)) return [section]
    const html = section.html
      .split(BOOK_START)
      .filter((book) => !isOwn(book))
      .join('')
    return html === '' ? [] : [{ ...section, html }]
  })
  return { ...record, sections }
}
