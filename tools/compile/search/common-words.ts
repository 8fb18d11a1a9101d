import type { SearchDocument } from '#src/search/search-types.ts'

const WORD = /\p{L}+/gu
/** Parts of an address are no words: “gov.uk” does not make “uk” one. */
const WEB_ADDRESS = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?/gu
/** Whether a text may hold one: without a dot inside a word it does not, and looking for an address is slow. */
const DOT_IN_WORD = /[\p{L}\d-]\.[\p{L}\d-]/u
const LOWERCASE_WORD = /^\p{Ll}+$/u

const wordsOf = (text: string): readonly string[] =>
  (DOT_IN_WORD.test(text) ? text.replace(WEB_ADDRESS, ' ') : text).match(WORD) ?? []

/**
 * Finds names that are also common words: those that occur in the texts in lower case, such as island, which is the
 * German name of Iceland, or old town.
 * @param names folded names; those of more than two words are never found
 */
export function findCommonWords(
  documents: readonly Pick<SearchDocument, 'lead' | 'text'>[],
  names: Iterable<string>,
): ReadonlySet<string> {
  const wanted = new Set(names)
  // Most words begin no name of two words, so that most pairs are not looked up.
  const firstWords = new Set([...wanted].flatMap((name) => (name.includes(' ') ? [name.split(' ')[0]] : [])))
  const found = new Set<string>()
  // Asked last, because few words are names: looking at the letters of each took most of the time.
  const isFound = (name: string, ...words: readonly string[]): boolean =>
    wanted.has(name) && words.every((word) => LOWERCASE_WORD.test(word))
  for (const { lead, text } of documents) {
    let before = ''
    for (const word of wordsOf(`${lead} ${text}`)) {
      if (isFound(word, word)) found.add(word)
      const pair = firstWords.has(before) ? `${before} ${word}` : ''
      if (isFound(pair, before, word)) found.add(pair)
      before = word
    }
  }
  return found
}
