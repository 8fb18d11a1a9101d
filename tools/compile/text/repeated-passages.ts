import { foldText } from '#isomorphic/search/fold-text.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'

/** A text with its file. */
export type TextOfFile = { readonly file: string; readonly plainText: string }

const RUN_LENGTH = 8
/** Names and idioms recur by chance; sentences with a replaced name exceed this share (measured: docs/adr/0010). */
const MAX_REPEATED_SHARE = 0.003

const wordsOf = (plainText: string): readonly string[] =>
  foldText(plainText)
    .split(' ')
    .filter((word) => word !== '')

/**
 * Identifies runs of eight words by the position where each occurs first. A table of numbers takes a tenth of the time
 * of a map of half a million texts.
 * @param words numbers of all words, one text after another
 */
function createRunFinder(words: Int32Array): (start: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(words.length * 2 + 2)) - 1
  const firstStarts = new Int32Array(mask + 1).fill(-1)
  const isSameRun = (one: number, other: number): boolean => {
    for (let index = 0; index < RUN_LENGTH; index += 1)
      if (words[one + index] !== words[other + index]) return false
    return true
  }
  return (start) => {
    let hash = 0
    for (let index = start; index < start + RUN_LENGTH; index += 1)
      hash = Math.imul(hash ^ (words[index] ?? 0), 0x9e3779b1) ^ (hash >>> 15)
    let slot = hash & mask
    for (;;) {
      const first = firstStarts[slot] ?? -1
      if (first < 0) firstStarts[slot] = start
      if (first < 0 || isSameRun(first, start)) return first < 0 ? start : first
      slot = (slot + 1) & mask
    }
  }
}

/** Texts with their words, and where each of their runs starts among the words of all texts. */
function splitTexts(texts: readonly TextOfFile[]) {
  const numbers = new Map<string, number>()
  const allWords: number[] = []
  const split = texts.map(({ file, plainText }) => {
    const words = wordsOf(plainText)
    const first = allWords.length
    for (const word of words) {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      allWords.push(number)
    }
    const starts = Array.from({ length: Math.max(0, words.length - RUN_LENGTH + 1) }, (_, at) => first + at)
    return { file, words, starts }
  })
  return { split, allWords: Int32Array.from(allWords) }
}

export type RepeatedPassages = {
  readonly file: string
  /** Number of eight-word runs in the text. */
  readonly count: number
  /** Share of the runs that another file contains too, from 0 to 1. */
  readonly share: number
  /** The first such run, and a file that contains it. */
  readonly example: { readonly run: string; readonly file: string } | null
}

/** Measures the share of each text, in runs of eight words, that another text contains as well. */
export function measureRepeatedPassages(texts: readonly TextOfFile[]): readonly RepeatedPassages[] {
  const { split, allWords } = splitTexts(texts)
  const findRun = createRunFinder(allWords)
  const measured = split.map((text) => ({ ...text, runs: text.starts.map(findRun) }))
  // The first two files with a run: most runs have one.
  const firstOwners = new Map<number, string>()
  const otherOwners = new Map<number, string>()
  for (const { file, runs } of measured) {
    for (const run of runs) {
      const first = firstOwners.get(run)
      if (first === undefined) firstOwners.set(run, file)
      else if (first !== file && !otherOwners.has(run)) otherOwners.set(run, file)
    }
  }
  return measured.map(({ file, words, runs }) => {
    const shared = runs.filter((run) => otherOwners.has(run))
    const [run = -1] = shared
    const start = runs.indexOf(run)
    const first = firstOwners.get(run)
    const other = first === file ? otherOwners.get(run) : first
    return {
      file,
      count: runs.length,
      share: runs.length === 0 ? 0 : shared.length / runs.length,
      example:
        other === undefined ? null : { run: words.slice(start, start + RUN_LENGTH).join(' '), file: other },
    }
  })
}

/** Reports texts that repeat too much of others: a sentence that fits many places describes none. */
export function checkRepeatedPassages(texts: readonly TextOfFile[], report: ReportError): void {
  for (const { file, share, example } of measureRepeatedPassages(texts)) {
    if (share <= MAX_REPEATED_SHARE || example === null) continue
    const percent = (share * 100).toFixed(1)
    report({
      file,
      line: 1,
      problem: `${percent} % of its eight-word runs occur in other texts, such as “${example.run}” in ${example.file}`,
      expected: `no more than ${MAX_REPEATED_SHARE * 100} %`,
    })
  }
}
