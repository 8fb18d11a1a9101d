import { MAX_TERM_LENGTH, type SpellingTerm, TERM_GRADES } from '#isomorphic/search/closest-spelling.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { foldNamesOf, type NamedDocument } from './folded-names.ts'

const MIN_WORD_LENGTH = 4
/** Other scripts have no misspellings of this kind. */
const LATIN_WORDS = /^[a-z0-9 ]{3,}$/

/** “kyoto november” is not “hot november” misspelt: of words for a page of the site only single ones are corrected. */
const isPhrase = (kind: SearchDocument['kind'] | undefined, name: string): boolean =>
  (kind === 'topic' || kind === 'page') && name.includes(' ')

/**
 * Candidates for spelling corrections: names and words of names. Titles come before other names, and those before names
 * of places inside and single words; all in the order of their documents.
 * @param documents from the most to the least important
 * @param maxTerms maximum number of terms
 * @param words further words, which rank after names
 */
export function spellingTerms(
  documents: readonly (NamedDocument & Partial<Pick<SearchDocument, 'kind'>>)[],
  maxTerms: number,
  words: readonly string[] = [],
): readonly SpellingTerm[] {
  const terms = new Map<string, SpellingTerm>()
  const add = (term: string, shown: string, grade: number): void => {
    if (LATIN_WORDS.test(term) && term.length <= MAX_TERM_LENGTH && !terms.has(term))
      terms.set(term, [term, shown, grade])
  }
  const folded = documents.map((document) => ({ document, ...foldNamesOf(document) }))
  const { title, other, part } = TERM_GRADES
  for (const { titles, document } of folded) for (const name of titles) add(name, document.title, title)
  for (const { kind, otherNames } of documents)
    for (const name of otherNames) if (!isPhrase(kind, name)) add(foldText(name), name, other)
  for (const { landmarks } of documents) for (const name of landmarks) add(foldText(name), name, part)
  for (const { titles, others, inside } of folded) {
    const words = [...titles, ...others, ...inside].flatMap((name) => name.split(' '))
    for (const word of words) if (word.length >= MIN_WORD_LENGTH) add(word, word, part)
  }
  for (const word of words) add(foldText(word), word, part)
  return [...terms.values()].slice(0, maxTerms)
}
