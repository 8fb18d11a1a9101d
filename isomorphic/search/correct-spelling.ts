import type { SpellingReach } from './closest-spelling.ts'
import type { SearchTerms } from './search-terms.ts'
import type { SpellingDictionary } from './spelling-dictionary.ts'
import type { UnmatchedTerms } from './unmatched-terms.ts'

/** Words that are put right one by one; of longer queries nobody knows what was meant. */
const MAX_WORDS = 4

/** The words of a query that may be put right one by one: whether some page has them has to be known. */
export const wordsToCheck = ({ words }: SearchTerms): readonly string[] =>
  words.length > 1 && words.length <= MAX_WORDS ? words : []

export type MisspeltQuery = {
  readonly terms: SearchTerms
  readonly reach: SpellingReach
  /** What is said besides a page that is named; null when none is. */
  readonly unmatched: UnmatchedTerms | null
  /** Those of `wordsToKnow` that some page has. */
  readonly knownWords: ReadonlySet<string>
}

/** What may have been meant instead of a name, when it is not one already. */
function closestName(book: SpellingDictionary, typed: string, reach: SpellingReach): string | null {
  const closest = book.closest(typed, reach)
  return closest === null || closest.term === typed ? null : closest.shown
}

/** Every unknown word put right by itself; null when that changes nothing. */
function correctWords(
  book: SpellingDictionary,
  words: readonly string[],
  known: ReadonlySet<string>,
): string | null {
  const corrected = words.map((word) => (known.has(word) ? word : (book.closest(word, 'term')?.term ?? word)))
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}

/**
 * What a query that finds too little was meant to be: a name as a whole, without its fillers or without the page that is
 * named beside it, or word by word.
 * @returns it as the visitor would have written it; null when nothing is close
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
