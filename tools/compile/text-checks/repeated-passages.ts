import type { ReportError } from '#tools/compile/text/content-error.ts'
import { foldedWords } from '#tools/compile/text/folded-words.ts'
import { createRunFinder, createWordNumbers, runStarts } from './word-runs.ts'

/** A text with its file. */
export type TextOfFile = { readonly file: string; readonly plainText: string }

const RUN_LENGTH = 8
/** Names and idioms recur by chance; sentences with a replaced name exceed this share (measured: docs/adr/0010). */
const MAX_REPEATED_SHARE = 0.003

/** Texts with their words, and where each of their runs starts among the words of all texts. */
function splitTexts(texts: readonly TextOfFile[]) {
  const numberOf = createWordNumbers()
  const allWords: number[] = []
  const split = texts.map(({ file, plainText }) => {
    const words = foldedWords(plainText)
    const first = allWords.length
    for (const word of words) allWords.push(numberOf(word))
    return { file, words, starts: runStarts(first, words.length, RUN_LENGTH) }
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
  const findRun = createRunFinder(allWords, RUN_LENGTH)
  const measured = split.map((text) => ({ ...text, runs: text.starts.map(findRun) }))
  // The first two texts with a run, by their number from 1: most runs have one, and most words begin a run.
  const firstOwners = new Int32Array(allWords.length)
  const otherOwners = new Int32Array(allWords.length)
  for (const [index, { runs }] of measured.entries()) {
    for (const run of runs) {
      if (firstOwners[run] === 0) firstOwners[run] = index + 1
      else if (firstOwners[run] !== index + 1 && otherOwners[run] === 0) otherOwners[run] = index + 1
    }
  }
  return measured.map(({ file, words, runs }, index) => {
    const shared = runs.filter((run) => otherOwners[run] !== 0)
    const [run = -1] = shared
    const start = runs.indexOf(run)
    const owners = firstOwners[run] === index + 1 ? otherOwners : firstOwners
    const other = measured[(owners[run] ?? 0) - 1]?.file
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
