const PHRASES = 'phrases'
/** One phrase book, as tools/compile/guide/phrase-tables.ts writes it. */
const BOOK = /<div class="phrases">.*?<\/table><\/div>/gs
const PHRASE_CELL = /<td lang="[^"]*" dir="auto">([^<]*)<\/td>/g
/** The column of readings alone, or below a romanisation. */
const READING_HEAD = '<th scope="col">As said</th>'
const READING_CELL = /(<td lang="[^"]*" dir="auto">[^<]*<\/td>)<td>[^<]*<\/td>/g
const ROMANISED_HEAD = /, and as said(?=<\/th>)/
const READING_BELOW = /(<td><span lang="[^"]*">[^<]*<\/span>)<small>[^<]*<\/small>/g
/** A letter of a script that readers of the six languages do not read. */
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u

type Section = { readonly id: string; readonly html: string }
type WithSections = { readonly sections: readonly Section[] }

const hasSections = (record: unknown): record is WithSections =>
  typeof record === 'object' && record !== null && 'sections' in record && Array.isArray(record.sections)

function withoutReadings(book: string): string {
  if (ROMANISED_HEAD.test(book)) return book.replace(ROMANISED_HEAD, '').replace(READING_BELOW, '$1')
  const phrases = [...book.matchAll(PHRASE_CELL)].map(([, phrase = '']) => phrase)
  if (phrases.some((phrase) => OTHER_LETTER.test(phrase))) return book
  return book.replace(READING_HEAD, '').replace(READING_CELL, '$1')
}

/**
 * Leaves the readings of phrases out that a reader of another language does not need: they are spelled for readers of
 * English (`DOB-ree den`), and the phrase itself is in Latin letters or has a romanisation. Without its reading a phrase in
 * another script could not be said at all: the head of the column says how it is spelled.
 * @param record of a place
 */
export function withoutEnglishReadings(record: unknown): unknown {
  if (!hasSections(record)) return record
  const sections = record.sections.map((section) =>
    section.id === PHRASES ? { ...section, html: section.html.replace(BOOK, withoutReadings) } : section,
  )
  return { ...record, sections }
}
