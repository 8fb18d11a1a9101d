import { foldText } from '#isomorphic/search/fold-text.ts'

const RUN_LENGTH = 7

/** Small words never stand twice in a row; others may, as in “pole pole” or “siga siga”. */
const DOUBLED =
  /(?<![\p{L}’'-])(a|an|and|as|at|but|by|for|from|in|into|is|it|of|on|or|the|to|with) \1(?![\p{L}’'-])/gu

/** Small words that stand twice in a row by mistake, such as “the the”. */
export const doubledWords = (text: string): readonly string[] =>
  [...text.matchAll(DOUBLED)].map(([pair]) => pair)

/**
 * Passages of seven words or more that a page has twice: a reader notices.
 * @param parts the texts of one page; a passage does not run from one into the next
 * @returns each passage once, as long as it is
 */
export function repeatsInPage(parts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const found: string[] = []
  for (const part of parts) {
    const words = foldText(part)
      .split(' ')
      .filter((word) => word !== '')
    let open: string[] = []
    const close = (): void => {
      if (open.length > 0) found.push(open.join(' '))
      open = []
    }
    for (let start = 0; start + RUN_LENGTH <= words.length; start += 1) {
      const run = words.slice(start, start + RUN_LENGTH)
      const key = run.join(' ')
      if (seen.has(key)) open = open.length === 0 ? run : [...open, run.at(-1) ?? '']
      else close()
      seen.add(key)
    }
    close()
  }
  return [...new Set(found)]
}
