import type { SearchDocument } from '#src/search/search-types.ts'

const WORD = /\p{L}+/gu
const PLAIN = /^\p{Ll}+$/u

/**
 * Learns from the texts which names are also words: those that stand there in small letters, such as island, which is the
 * German name of Iceland, or old town.
 * @returns whether a folded name of up to two words is one of them
 */
export function readPlainWords(
  documents: readonly Pick<SearchDocument, 'lead' | 'text'>[],
): (name: string) => boolean {
  const plain = new Set<string>()
  for (const { lead, text } of documents) {
    let before = ''
    for (const [word] of `${lead} ${text}`.matchAll(WORD)) {
      const isPlain = PLAIN.test(word)
      if (isPlain) {
        plain.add(word)
        if (before !== '') plain.add(`${before} ${word}`)
      }
      before = isPlain ? word : ''
    }
  }
  return (name) => plain.has(name)
}
