import { foldedWords } from '#tools/compile/text/folded-words.ts'
import { createRunFinder, createWordNumbers, runStarts } from './word-runs.ts'

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
  const words = parts.map(foldedWords)
  const allWords = words.flat()
  const findRun = createRunFinder(Int32Array.from(allWords, createWordNumbers()), RUN_LENGTH)
  const found = new Set<string>()
  let first = 0
  for (const { length } of words) {
    let open: number | null = null
    for (const start of runStarts(first, length, RUN_LENGTH)) {
      const isRepeated = findRun(start) !== start
      if (isRepeated) open ??= start
      if (isRepeated || open === null) continue
      found.add(allWords.slice(open, start + RUN_LENGTH - 1).join(' '))
      open = null
    }
    if (open !== null) found.add(allWords.slice(open, first + length).join(' '))
    first += length
  }
  return [...found]
}
