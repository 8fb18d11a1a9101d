import type { SearchDocument } from '#src/search/search-types.ts'

const WORD = /\p{L}+/gu
const LOWERCASE_WORD = /^\p{Ll}+$/u

/**
 * Finds names that are also common words: those that occur in the texts in lower case, such as island, which is the
 * German name of Iceland, or old town.
 * @returns a test of a folded name of up to two words
 */
export function createCommonWordTest(
  documents: readonly Pick<SearchDocument, 'lead' | 'text'>[],
): (name: string) => boolean {
  const commonWords = new Set<string>()
  for (const { lead, text } of documents) {
    let before = ''
    for (const [word] of `${lead} ${text}`.matchAll(WORD)) {
      const isLowercase = LOWERCASE_WORD.test(word)
      if (isLowercase) {
        commonWords.add(word)
        if (before !== '') commonWords.add(`${before} ${word}`)
      }
      before = isLowercase ? word : ''
    }
  }
  return (name) => commonWords.has(name)
}
