/** Costs of the edits between two words. */
type Costs = {
  readonly substitute: (letter: string, other: string) => number
  /** Cost of an extra or a missing letter after the letter `before`. */
  readonly delete: (letter: string, before: string | undefined) => number
  readonly insert: (letter: string, before: string | undefined) => number
  readonly transpose: number
}

/** Every edit costs 1. */
const UNIT_COSTS: Costs = { substitute: () => 1, delete: () => 1, insert: () => 1, transpose: 1 }

const VOWELS = 'aeiouy'
/** Adjacent keys and letters with similar sounds are confused more often. */
const ROWS = ['qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm']
const SIMILAR_SOUNDS = ['ck', 'cs', 'kq', 'sz', 'vw', 'fv', 'gj', 'dt', 'bp', 'mn']
const SIMILAR = new Set(
  [
    ...SIMILAR_SOUNDS,
    ...ROWS.flatMap((row) => [...row].slice(1).map((key, index) => `${row[index]}${key}`)),
  ].flatMap((pair) => [pair, [...pair].reverse().join('')]),
)
const areSimilar = (letter: string, other: string): boolean =>
  SIMILAR.has(letter + other) || (VOWELS.includes(letter) && VOWELS.includes(other))

/** Frequent typos cost less; costs are only comparable with each other. */
const TYPO_COSTS: Costs = {
  substitute: (letter, other) => (areSimilar(letter, other) ? 0.7 : 1),
  delete: (letter, before) => (letter === before ? 0.5 : 1),
  insert: (letter, before) => (letter === before ? 0.5 : 0.9),
  transpose: 0.7,
}

/**
 * Costs of turning `from` into every prefix of `to`: the last row of the optimal string alignment. Costs over `maxCost`
 * may be infinite: most pairs of words are abandoned after a few letters.
 */
function align(
  from: readonly string[],
  to: readonly string[],
  costs: Costs,
  maxCost = Number.POSITIVE_INFINITY,
): readonly number[] {
  const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
  let rowBeforeLast: readonly number[] = []
  const firstRow = [0]
  for (const [index, character] of to.entries())
    firstRow.push(at(firstRow, index) + costs.insert(character, to[index - 1]))
  let last: readonly number[] = firstRow
  let previousRowMin = 0
  for (const [row, character] of from.entries()) {
    const deletion = costs.delete(character, from[row - 1])
    const current = new Array<number>(last.length).fill(Number.POSITIVE_INFINITY)
    current[0] = at(last, 0) + deletion
    let rowMin = current[0]
    // Cells farther from the diagonal cost more than `maxCost`.
    const end = Math.min(to.length, row + maxCost + 1)
    for (let column = Math.max(0, row - maxCost); column < end; column += 1) {
      const other = to[column] ?? ''
      const change = at(last, column) + (character === other ? 0 : costs.substitute(character, other))
      const isSwap = row > 0 && column > 0 && character === to[column - 1] && from[row - 1] === other
      const swap = isSwap ? at(rowBeforeLast, column - 1) + costs.transpose : change
      const added = at(current, column) + costs.insert(other, to[column - 1])
      const cost = Math.min(change, swap, at(last, column + 1) + deletion, added)
      current[column + 1] = cost
      rowMin = Math.min(rowMin, cost)
    }
    // A transposition refers to the row before the previous one.
    if (Math.min(rowMin, previousRowMin) > maxCost) return []
    previousRowMin = rowMin
    rowBeforeLast = last
    last = current
  }
  return last
}

export type WordDistance = {
  /** Insertions, deletions, substitutions and transpositions that turn one word into the other. */
  readonly full: number
  /** Distance to the closest prefix of the term, for incomplete words. */
  readonly prefix: number
}

/**
 * Optimal string alignment distance between typed text and a term.
 * @param maxDistance larger distances may be infinite
 */
export function wordDistance(
  typed: string,
  term: string,
  maxDistance = Number.POSITIVE_INFINITY,
): WordDistance {
  const from = [...typed]
  const to = [...term]
  // Longer prefixes cannot be closer.
  const last = align(from, to.slice(0, from.length + maxDistance), UNIT_COSTS, maxDistance)
  return { full: last[to.length] ?? Number.POSITIVE_INFINITY, prefix: Math.min(...last) }
}

/** Distance weighted by the frequency of typos, to choose between terms at equal distance. */
export const typoCost = (typed: string, term: string): number =>
  align([...typed], [...term], TYPO_COSTS).at(-1) ?? 0
