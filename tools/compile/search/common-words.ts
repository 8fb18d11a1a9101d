import type { SearchDocument } from '#src/search/search-types.ts'

const WORD = /\p{L}+/gu
/** Parts of an address are no words: “gov.uk” does not make “uk” one. */
const WEB_ADDRESS = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?/gu
/** Whether a text may hold one: without a dot inside a word it does not, and looking for an address is slow. */
const DOT_IN_WORD = /[\p{L}\d-]\.[\p{L}\d-]/u
const LOWERCASE_WORD = /^\p{Ll}+$/u

/** The words of a text that are in lower case, each with the word before it when that is in lower case too. */
function* lowercaseWords(text: string): Iterable<readonly [before: string | null, word: string]> {
  const words = DOT_IN_WORD.test(text) ? text.replace(WEB_ADDRESS, ' ') : text
  let before: string | null = null
  for (const [word] of words.matchAll(WORD)) {
    const isLowercase = LOWERCASE_WORD.test(word)
    if (isLowercase) yield [before, word]
    before = isLowercase ? word : null
  }
}

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
  for (const { lead, text } of documents)
    for (const [before, word] of lowercaseWords(`${lead} ${text}`)) {
      if (wanted.has(word)) found.add(word)
      if (before === null || !firstWords.has(before)) continue
      const pair = `${before} ${word}`
      if (wanted.has(pair)) found.add(pair)
    }
  return found
}
