import { foldText } from '#src/catalogue/fold-text.ts'
import {
  LONGEST_TERM,
  type SpellingCandidate,
  slipsOf,
  TERM_GRADES,
  trigramsOf,
} from '#src/search/rules/spelling.ts'
import type { IndexedDocument } from './indexed-document.ts'

const SHORTEST_WORD = 4
/** Other scripts have no misspellings of this kind. */
const LATIN_WORDS = /^[a-z0-9 ]{3,}$/

/**
 * Names, and words of names, that a misspelt query may have meant. Titles come before other names, and those before what
 * lies inside and the words of names; all in the order of their documents.
 */
export function spellingTerms(documents: readonly IndexedDocument[]): readonly SpellingCandidate[] {
  const terms = new Map<string, Omit<SpellingCandidate, 'id'>>()
  const add = (term: string, shown: string, grade: number): void => {
    if (LATIN_WORDS.test(term) && term.length <= LONGEST_TERM && !terms.has(term))
      terms.set(term, { term, shown, grade })
  }
  const { title, other, part } = TERM_GRADES
  for (const { titles, document } of documents) for (const name of titles) add(name, document.title, title)
  for (const { document } of documents)
    for (const name of document.otherNames) add(foldText(name), name, other)
  for (const { document } of documents) for (const name of document.landmarks) add(foldText(name), name, part)
  for (const { titles, others, inside } of documents) {
    const words = [...titles, ...others, ...inside].flatMap((name) => name.split(' '))
    for (const word of words) if (word.length >= SHORTEST_WORD) add(word, word, part)
  }
  return [...terms.values()].map((term, index) => ({ id: index + 1, ...term }))
}

/** Every term under each of its slips. */
export function* slipRows(terms: readonly SpellingCandidate[]): Iterable<readonly [string, number]> {
  for (const { id, term } of terms) for (const slip of slipsOf(term)) yield [slip, id]
}

/** A trigram of more terms than this tells little, and costs a look at each of them. */
const MOST_TERMS_OF_TRIGRAM = 400
/** So many of its rarest trigrams a term is found by in any case. */
const LEAST_TRIGRAMS = 3

/** Every term with its telling trigrams. */
export function* trigramRows(terms: readonly SpellingCandidate[]): Iterable<readonly [number, string]> {
  const counts = new Map<string, number>()
  for (const { term } of terms)
    for (const trigram of trigramsOf(term)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  const countOf = (trigram: string): number => counts.get(trigram) ?? 0
  for (const { id, term } of terms) {
    const rarestFirst = trigramsOf(term).toSorted((one, other) => countOf(one) - countOf(other))
    const telling = rarestFirst.filter(
      (trigram, order) => order < LEAST_TRIGRAMS || countOf(trigram) <= MOST_TERMS_OF_TRIGRAM,
    )
    yield [id, telling.join(' ')]
  }
}
