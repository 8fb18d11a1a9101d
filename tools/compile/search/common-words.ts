import type { SearchDocument } from '#src/search/search-types.ts'

const NO_WORD = /\P{L}+/u
/** Parts of an address are no words: “gov.uk” does not make “uk” one. */
const WEB_ADDRESS = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?/gu
const LOWERCASE_WORD = /^\p{Ll}+$/u

/**
 * Finds names that are also common words: those that occur in the texts in lower case, such as island, which is the
 * German name of Iceland, or old town.
 * @returns a test of a folded name of up to two words
 */
export function createCommonWordTest(
  documents: readonly Pick<SearchDocument, 'lead' | 'text'>[],
): (name: string) => boolean {
  // Words that follow a word, by that word.
  const followers = new Map<string, Set<string>>()
  const followersOf = (word: string): Set<string> => {
    const known = followers.get(word)
    if (known !== undefined) return known
    const created = new Set<string>()
    followers.set(word, created)
    return created
  }
  for (const { lead, text } of documents) {
    let before: Set<string> | null = null
    for (const word of `${lead} ${text}`.replace(WEB_ADDRESS, ' ').split(NO_WORD)) {
      if (word === '') continue
      const isLowercase = LOWERCASE_WORD.test(word)
      if (isLowercase) before?.add(word)
      before = isLowercase ? followersOf(word) : null
    }
  }
  return (name) => {
    const [first = '', second, ...others] = name.split(' ')
    if (second === undefined) return followers.has(first)
    return others.length === 0 && followers.get(first)?.has(second) === true
  }
}
