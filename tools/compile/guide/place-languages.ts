import * as v from 'valibot'
import { fieldsOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import { BookCodeSchema, type PhraseBook } from './phrase-books.ts'

/** Maximum on one page; more would be a phrasebook. */
const MAX_BOOKS = 3
const MAX_SPOKEN = 8

/** Where English needs no phrases, and no fact. */
export const EVERYDAY_LANGUAGE = 'everyday language'

/** How far a visitor gets with English, from the most to the least. */
const ENGLISH_SHARES = [
  EVERYDAY_LANGUAGE,
  'widely spoken',
  'common in tourism',
  'some, among the young',
  'little outside hotels',
  'rarely understood',
] as const

const LanguageSchema = textOf(2, 40)

const PlaceLanguagesSchema = fieldsOf({
  /** Codes of the phrase books that a page shows, the most useful first. */
  phrases: v.pipe(
    v.array(BookCodeSchema, 'a list of phrase books'),
    v.maxLength(MAX_BOOKS, `at most ${MAX_BOOKS} phrase books`),
  ),
  /** What a visitor hears, the most widespread first; empty where no one lives. */
  spoken: v.pipe(
    v.array(LanguageSchema, 'a list of languages'),
    v.maxLength(MAX_SPOKEN, `at most ${MAX_SPOKEN} languages`),
  ),
  /** Of a country, where a law names them. */
  official: v.optional(v.array(LanguageSchema, 'a list of languages')),
  english: wordOf(ENGLISH_SHARES),
  /** Languages heard here that have no phrase book yet. */
  missing: v.optional(v.array(LanguageSchema, 'a list of languages')),
})

/** The languages of a place, and the phrase books of its page. */
export type PlaceLanguages = v.InferOutput<typeof PlaceLanguagesSchema>

/** By the path of the place without `/destinations/`: every country, and places that differ from theirs. */
export type LanguagesByPlace = Readonly<Record<string, PlaceLanguages>>

const LanguagesByPlaceSchema = v.record(v.string(), PlaceLanguagesSchema, 'languages by place')

type Known = {
  readonly isKnown: (place: string) => boolean
  readonly countries: Iterable<string>
  readonly books: readonly PhraseBook[]
}

/** Without a phrase book, either English is the everyday language or the entry names the languages that lack one. */
const isExplained = ({ phrases, english, missing = [] }: PlaceLanguages): boolean =>
  phrases.length > 0 || english === EVERYDAY_LANGUAGE || missing.length > 0

/**
 * Reads `content/phrases/by-place.yaml`. Reports unknown places and books, missing countries, places without phrases
 * for no stated reason, missing languages that have a book, and official languages of places that are no country.
 * @param known paths without `/destinations/` of all places, slugs of the countries, all phrase books
 */
export function readLanguagesByPlace(
  source: YamlSource,
  { isKnown, countries, books }: Known,
  report: ReportError,
): LanguagesByPlace | null {
  const languages = checkSchema(LanguagesByPlaceSchema, source, report)
  if (languages === null) return null
  const { file, lineOf } = source
  checkPlaceKeys(Object.keys(languages), { source, isKnown }, report)
  const codes = new Set(books.map(({ code }) => code))
  const names = new Set(books.map(({ language }) => language))
  for (const [place, entry] of Object.entries(languages)) {
    const reportProblem = (field: string, problem: string, expected: string): void =>
      report({ file, line: lineOf([place, field]), problem, expected })
    for (const code of entry.phrases) {
      if (!codes.has(code))
        reportProblem('phrases', `there are no phrases ${code}`, 'the code of a phrase book')
    }
    for (const name of entry.missing ?? []) {
      if (names.has(name))
        reportProblem('missing', `there are phrases in ${name}`, 'languages without a phrase book')
    }
    if (!isExplained(entry)) {
      reportProblem('phrases', `${place} has no phrases`, 'a phrase book, or the "missing" languages')
    }
    if (entry.official !== undefined && place.includes('/')) {
      reportProblem('official', `${place} is no country`, 'official languages in the entry of its country')
    }
  }
  for (const slug of countries) {
    if (languages[slug] !== undefined) continue
    report({ file, line: 1, problem: `${slug} is missing`, expected: 'the languages of every country' })
  }
  return languages
}

/** Returns the languages of a place by its path without `/destinations/`: its own, or those of its nearest parent. */
export function languagesOf(languages: LanguagesByPlace, place: string): PlaceLanguages {
  const own = languages[place]
  if (own !== undefined) return own
  const end = place.lastIndexOf('/')
  if (end === -1) throw new Error(`by-place.yaml was not checked: ${place} is missing`)
  return languagesOf(languages, place.slice(0, end))
}
