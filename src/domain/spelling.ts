/** Terms of up to so many letters are found by leaving a letter out; longer ones by their trigrams. */
const MOST_SLIP_LETTERS = 8
const SHORTEST_TERM = 3
/** In words of up to so many letters the first one must be right: too much lies one letter away from them. */
const SHORT_LETTERS = 4
/** In words of up to so many letters, two may be wrong only when the first one is right. */
const MIDDLING_LETTERS = 6
const LONG_LETTERS = 10

/** A term with each of its letters left out in turn, and itself; empty when it is too long or too short for that. */
export function slipsOf(term: string): readonly string[] {
  const letters = [...term]
  if (letters.length < SHORTEST_TERM || letters.length > MOST_SLIP_LETTERS) return []
  return [...new Set([term, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

/** Terms are written in Latin letters, so no others can be found. */
const TRIGRAM = /^[a-z0-9=_]{3}$/

/**
 * Runs of three characters of a term, each once. Its ends are marked by the sign `=`, so that its first and last letters
 * make trigrams of their own, and blanks by `_`, so that each is one word of the index.
 */
export function trigramsOf(term: string): readonly string[] {
  const letters = [...`=${term.replaceAll(' ', '_')}=`]
  const runs = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''))
  return [...new Set(runs)].filter((run) => TRIGRAM.test(run))
}

/** How many letters may be wrong in a word of so many. */
export function toleranceFor(letterCount: number): number {
  if (letterCount < SHORTEST_TERM) return 0
  if (letterCount >= LONG_LETTERS) return 3
  return letterCount <= SHORT_LETTERS ? 1 : 2
}

export type Misspelling = {
  /** Letters to change, add, leave out or swap with their neighbour to make one of the other. */
  readonly whole: number
  /** The same against the closest beginning of the term, for what is still being typed. */
  readonly beginning: number
}

/** Optimal string alignment distance between what was typed and a term. */
export function misspellingOf(typed: string, term: string): Misspelling {
  const [from, to] = [[...typed], [...term]]
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries()) {
      const change = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      const swap = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : change
      current.push(Math.min(change, swap, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    beforeLast = last
    last = current
  }
  return { whole: last.at(-1) ?? 0, beginning: Math.min(...last) }
}

/** A name or a word of one that a misspelt text may have meant. */
export type SpellingCandidate = {
  /** Lower for the more important. */
  readonly id: number
  readonly term: string
  readonly shown: string
}

/** Looks only at whole terms, or also at those whose beginning was typed. */
export type SpellingReach = 'whole' | 'beginning'

/**
 * The candidate that was most likely meant: fewest wrong letters, then the right first letter, then importance. Null when
 * all of them are too far away.
 */
export function closestSpelling(
  typed: string,
  candidates: readonly SpellingCandidate[],
  reach: SpellingReach,
): SpellingCandidate | null {
  const tolerance = toleranceFor(typed.length)
  const graded = candidates.flatMap((candidate) => {
    const { whole, beginning } = misspellingOf(typed, candidate.term)
    // Half a name says less: one wrong letter is the most, and a whole name with as many goes first.
    const started =
      reach === 'beginning' && beginning <= 1 && tolerance > 0 ? beginning + 0.5 : Number.POSITIVE_INFINITY
    const distance = Math.min(whole <= tolerance ? whole : Number.POSITIVE_INFINITY, started)
    const otherStart = candidate.term[0] === typed[0] ? 0 : 1
    const isFarOff =
      otherStart === 1 && (typed.length <= SHORT_LETTERS || (whole > 1 && typed.length <= MIDDLING_LETTERS))
    return Number.isFinite(distance) && !isFarOff ? [{ candidate, distance, otherStart }] : []
  })
  graded.sort(
    (a, b) => a.distance - b.distance || a.otherStart - b.otherStart || a.candidate.id - b.candidate.id,
  )
  return graded[0]?.candidate ?? null
}
