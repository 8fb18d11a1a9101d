import { typoCost, wordDistance } from './word-distance.ts'

const MIN_TERM_LENGTH = 3
/** Words up to this length may have one edit. */
const SHORT_WORD_LENGTH = 4
/** Words up to this length may have two edits. */
const MEDIUM_WORD_LENGTH = 6
const LONG_WORD_LENGTH = 10
/** Longer names are not in the spelling dictionary. */
export const MAX_TERM_LENGTH = 60
/** Maximum typo cost when the first character differs: short words have too many neighbours. */
const MAX_OTHER_START_COST = { short: 0.9, medium: 1.4 }
/** Penalty when the first character differs. */
const OTHER_START_COST = 0.2

/** Titles of pages; their other names; words of names, and names of landmarks. */
export const TERM_GRADES = { title: 0, other: 1, part: 2 } as const
/** Penalty by grade. */
const GRADE_COSTS: readonly number[] = [0, 0.1, 0.3]

/** Maximum number of edits for a word of this length. */
export function toleranceFor(characterCount: number): number {
  if (characterCount < MIN_TERM_LENGTH) return 0
  if (characterCount >= LONG_WORD_LENGTH) return 3
  return characterCount <= SHORT_WORD_LENGTH ? 1 : 2
}

/** A name, or a word of one, as stored; sorted by importance, highest first. */
export type SpellingTerm = readonly [term: string, shown: string, grade: number]

/** A spelling term prepared for comparison. */
export type SpellingCandidate = {
  /** Rank by importance; lower is more important. */
  readonly id: number
  readonly term: string
  readonly shown: string
  /** One of `TERM_GRADES`. */
  readonly grade: number
}

/** Compares with complete terms only, or also with prefixes of terms. */
export type SpellingReach = 'term' | 'prefix'

function exceedsStartCost(characterCount: number, cost: number): boolean {
  if (characterCount < SHORT_WORD_LENGTH) return true
  if (characterCount === SHORT_WORD_LENGTH) return cost > MAX_OTHER_START_COST.short
  return characterCount <= MEDIUM_WORD_LENGTH && cost > MAX_OTHER_START_COST.medium
}

/** Distance and cost of a candidate; null when it is too far away. */
function gradeOf(typed: string, { term, grade }: SpellingCandidate, reach: SpellingReach) {
  const tolerance = toleranceFor(typed.length)
  const { full, prefix } = wordDistance(typed, term, tolerance)
  const isOtherStart = term[0] !== typed[0]
  const penalty = (isOtherStart ? OTHER_START_COST : 0) + (GRADE_COSTS[grade] ?? 0)
  if (full <= tolerance) {
    const cost = typoCost(typed, term)
    return isOtherStart && exceedsStartCost(typed.length, cost)
      ? null
      : { distance: full, cost: cost + penalty }
  }
  // Prefix matches allow one edit and rank after full matches with one edit.
  const isStarted = reach === 'prefix' && prefix <= 1 && tolerance > 0
  if (!isStarted || (isOtherStart && typed.length <= SHORT_WORD_LENGTH)) return null
  return { distance: prefix + 0.5, cost: penalty }
}

/**
 * The candidate that was most likely meant: fewest edits, then lowest cost, then importance. Null when all are too far
 * away.
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
  graded.sort((a, b) => a.distance - b.distance || a.cost - b.cost || a.candidate.id - b.candidate.id)
  return graded[0]?.candidate ?? null
}
