import type { SpellingReach } from './closest-spelling.ts'
import type { SearchTerms } from './search-terms.ts'
import type { SpellingDictionary } from './spelling-dictionary.ts'
import type { UnmatchedTerms } from './unmatched-terms.ts'

/** Maximum number of words for correction word by word. */
const MAX_WORDS = 4

/** The words of a query that may be corrected one by one. The caller determines which of them occur in the index. */
export const wordsToCheck = ({ words }: SearchTerms): readonly string[] =>
  words.length > 1 && words.length <= MAX_WORDS ? words : []

export type MisspeltQuery = {
  readonly terms: SearchTerms
  readonly reach: SpellingReach
  /** Terms besides the page that the query names; null when it names none. */
  readonly unmatched: UnmatchedTerms | null
  /** Those of `wordsToCheck` that occur in the index. */
  readonly knownWords: ReadonlySet<string>
}

/** The closest name; null when the text is a name already. */
function closestName(book: SpellingDictionary, typed: string, reach: SpellingReach): string | null {
  const closest = book.closest(typed, reach)
  return closest === null || closest.term === typed ? null : closest.shown
}

/** Corrects every unknown word; null when nothing changes. */
function correctWords(
  book: SpellingDictionary,
  words: readonly string[],
  knownWords: ReadonlySet<string>,
): string | null {
  const corrected = words.map((word) =>
    knownWords.has(word) ? word : (book.closest(word, 'term')?.term ?? word),
  )
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}

/**
 * Corrects a query with too few matches: as one name (with and without stop words), without the page that it names, or
 * word by word.
 * @returns the query with its usual spelling; null when nothing is close
 */
export function correctSpelling(
  book: SpellingDictionary,
  { terms, reach, unmatched, knownWords }: MisspeltQuery,
): string | null {
  for (const typed of new Set([terms.name, terms.words.join(' ')])) {
    const name = closestName(book, typed, reach)
    if (name !== null) return name
  }
  const place = unmatched && closestName(book, unmatched.text, 'term')
  if (unmatched !== null && place !== null) return `${place}, ${unmatched.title}`
  return correctWords(book, wordsToCheck(terms), knownWords)
}
