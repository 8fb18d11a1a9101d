import { foldText } from '#isomorphic/search/fold-text.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'

/** A text with its file. */
export type TextOfFile = { readonly file: string; readonly plainText: string }

const RUN_LENGTH = 8
/** Names and idioms recur by chance; sentences with a replaced name exceed this share (measured: docs/adr/0010). */
const MAX_REPEATED_SHARE = 0.003

function runsOf(plainText: string): readonly string[] {
  const words = foldText(plainText)
    .split(' ')
    .filter((word) => word !== '')
  const count = Math.max(0, words.length - RUN_LENGTH + 1)
  return Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_LENGTH).join(' '))
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
  const owners = new Map<string, Set<string>>()
  const runs = texts.map(({ file, plainText }) => ({ file, runs: runsOf(plainText) }))
  for (const { file, runs: own } of runs) {
    for (const run of own) owners.set(run, (owners.get(run) ?? new Set()).add(file))
  }
  return runs.map(({ file, runs: own }) => {
    const shared = own.filter((run) => (owners.get(run)?.size ?? 0) > 1)
    const [run] = shared
    const other = run === undefined ? undefined : [...(owners.get(run) ?? [])].find((owner) => owner !== file)
    return {
      file,
      count: own.length,
      share: own.length === 0 ? 0 : shared.length / own.length,
      example: run === undefined || other === undefined ? null : { run, file: other },
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
