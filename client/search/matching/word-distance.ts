/** What it costs to make one word of another. */
type Costs = {
  readonly change: (letter: string, other: string) => number
  /** A letter too many, or one that is missing, after another one. */
  readonly extra: (letter: string, before: string | undefined) => number
  readonly missing: (letter: string, before: string | undefined) => number
  readonly swap: number
}

/** Every slip counts the same. */
const COUNTED: Costs = { change: () => 1, extra: () => 1, missing: () => 1, swap: 1 }

const VOWELS = 'aeiouy'
/** Neighbours on a keyboard, and letters that sound alike, are taken for each other more than others are. */
const ROWS = ['qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm']
const SOUND_ALIKE = ['ck', 'cs', 'kq', 'sz', 'vw', 'fv', 'gj', 'dt', 'bp', 'mn']
const ALIKE = new Set(
  [
    ...SOUND_ALIKE,
    ...ROWS.flatMap((row) => [...row].slice(1).map((key, index) => `${row[index]}${key}`)),
  ].flatMap((pair) => [pair, [...pair].reverse().join('')]),
)
const areAlike = (letter: string, other: string): boolean =>
  ALIKE.has(letter + other) || (VOWELS.includes(letter) && VOWELS.includes(other))

/** Slips that fingers and ears make often cost less: only what these costs say of two words against each other counts. */
const WEIGHED: Costs = {
  change: (letter, other) => (areAlike(letter, other) ? 0.7 : 1),
  extra: (letter, before) => (letter === before ? 0.5 : 1),
  missing: (letter, before) => (letter === before ? 0.5 : 0.9),
  swap: 0.7,
}

/**
 * The costs of making every beginning of `to` out of the whole of `from`: the last row of optimal string alignment. Costs over
 * `most` may be told as infinite: most pairs of words are given up after a few letters.
 */
function align(
  from: readonly string[],
  to: readonly string[],
  costs: Costs,
  most = Number.POSITIVE_INFINITY,
): readonly number[] {
  const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
  let beforeLast: readonly number[] = []
  const nothing = [0]
  for (const [index, letter] of to.entries())
    nothing.push(at(nothing, index) + costs.missing(letter, to[index - 1]))
  let last: readonly number[] = nothing
  let leastOfLast = 0
  for (const [row, letter] of from.entries()) {
    const tooMany = costs.extra(letter, from[row - 1])
    const current = new Array<number>(last.length).fill(Number.POSITIVE_INFINITY)
    current[0] = at(last, 0) + tooMany
    let least = current[0]
    // Letters that stand so far apart in the two words cost more than `most` to bring together.
    const end = Math.min(to.length, row + most + 1)
    for (let column = Math.max(0, row - most); column < end; column += 1) {
      const other = to[column] ?? ''
      const change = at(last, column) + (letter === other ? 0 : costs.change(letter, other))
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      const swap = isSwap ? at(beforeLast, column - 1) + costs.swap : change
      const added = at(current, column) + costs.missing(other, to[column - 1])
      const cost = Math.min(change, swap, at(last, column + 1) + tooMany, added)
      current[column + 1] = cost
      least = Math.min(least, cost)
    }
    // A swap reaches back over one row.
    if (Math.min(least, leastOfLast) > most) return []
    leastOfLast = least
    beforeLast = last
    last = current
  }
  return last
}

export type WordDistance = {
  /** Letters to change, add, leave out or swap with their neighbour to make one of the other. */
  readonly whole: number
  /** The same against the closest beginning of the term, for what is still being typed. */
  readonly beginning: number
}

/**
 * Optimal string alignment distance between what was typed and a term.
 * @param most distances over this may be told as infinite
 */
export function wordDistance(typed: string, term: string, most = Number.POSITIVE_INFINITY): WordDistance {
  const from = [...typed]
  const to = [...term]
  // No longer beginning can be as close as that.
  const last = align(from, to.slice(0, from.length + most), COUNTED, most)
  return { whole: last[to.length] ?? Number.POSITIVE_INFINITY, beginning: Math.min(...last) }
}

/** The same with slips that are made often costing less, to choose between terms that are equally far away. */
export const slipCost = (typed: string, term: string): number =>
  align([...typed], [...term], WEIGHED).at(-1) ?? 0
