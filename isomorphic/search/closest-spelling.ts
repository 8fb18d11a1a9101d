import { typoCost, wordDistance } from './word-distance.ts'

const MIN_TERM_LENGTH = 3
/** In words of up to so many letters one may be wrong. */
const SHORT_WORD_LENGTH = 4
/** In words of up to so many letters two may be wrong. */
const MEDIUM_WORD_LENGTH = 6
const LONG_WORD_LENGTH = 10
/** Longer names are not looked for by misspellings. */
export const MAX_TERM_LENGTH = 60
/** What slips may cost when the first letter is wrong: too much lies near short words. */
const MAX_OTHER_START_COST = { short: 0.9, middling: 1.4 }
/** A wrong first letter speaks against a term. */
const OTHER_START_COST = 0.2

/** Titles of pages, their other names, and what is only a part of a name or lies inside. */
export const TERM_GRADES = { title: 0, other: 1, part: 2 } as const
/** What speaks against a term that is not a title. */
const GRADE_COSTS: readonly number[] = [0, 0.1, 0.3]

/** How many letters may be wrong in a word of so many. */
export function toleranceFor(characterCount: number): number {
  if (characterCount < MIN_TERM_LENGTH) return 0
  if (characterCount >= LONG_WORD_LENGTH) return 3
  return characterCount <= SHORT_WORD_LENGTH ? 1 : 2
}

/** A name or a word of one that a misspelt text may have meant, as it is stored; the more important come first. */
export type SpellingTerm = readonly [term: string, shown: string, grade: number]

/** The same to be compared. */
export type SpellingCandidate = {
  /** Lower for the more important. */
  readonly id: number
  readonly term: string
  readonly shown: string
  /** What it is, as in `TERM_GRADES`. */
  readonly grade: number
}

/** Looks only at whole terms, or also at those whose beginning was typed. */
export type SpellingReach = 'term' | 'prefix'

function exceedsStartCost(characterCount: number, cost: number): boolean {
  if (characterCount < SHORT_WORD_LENGTH) return true
  if (characterCount === SHORT_WORD_LENGTH) return cost > MAX_OTHER_START_COST.short
  return characterCount <= MEDIUM_WORD_LENGTH && cost > MAX_OTHER_START_COST.middling
}

/** How far a candidate is from what was typed; null when it is too far. */
function gradeOf(typed: string, { term, grade }: SpellingCandidate, reach: SpellingReach) {
  const tolerance = toleranceFor(typed.length)
  const { full, prefix } = wordDistance(typed, term, tolerance)
  const isOtherStart = term[0] !== typed[0]
  const penalty = (isOtherStart ? OTHER_START_COST : 0) + (GRADE_COSTS[grade] ?? 0)
  if (full <= tolerance) {
    const cost = typoCost(typed, term)
    return isOtherStart && exceedsStartCost(typed.length, cost) ? null : { whole: full, cost: cost + penalty }
  }
  // Half a name says less: one wrong letter is the most, and a whole name with as many goes first.
  const isStarted = reach === 'prefix' && prefix <= 1 && tolerance > 0
  if (!isStarted || (isOtherStart && typed.length <= SHORT_WORD_LENGTH)) return null
  return { whole: prefix + 0.5, cost: penalty }
}

/**
 * The candidate that was most likely meant: fewest wrong letters, then the likelier slips, then importance. Null when all
 * of them are too far away.
 */
export function closestSpelling(
  typed: string,
  candidates: readonly SpellingCandidate[],
  reach: SpellingReach,
): SpellingCandidate | null {
  const graded = candidates.flatMap((candidate) => {
    const grade = gradeOf(typed, candidate, reach)
    return grade === null ? [] : [{ candidate, ...grade }]
  })
  graded.sort((a, b) => a.whole - b.whole || a.cost - b.cost || a.candidate.id - b.candidate.id)
  return graded[0]?.candidate ?? null
}
