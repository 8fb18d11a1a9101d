import { countBits, maskOf } from './letter-mask.ts'
import {
  closestSpelling,
  LONGEST_TERM,
  type SpellingCandidate,
  type SpellingReach,
  type SpellingTerm,
  toleranceFor,
} from './spelling.ts'

/** Every term that a misspelt query may have meant, ready to be looked through. */
export type SpellingBook = {
  /** The term that was most likely meant; null when all of them are too far away. */
  readonly closest: (typed: string, reach: SpellingReach) => SpellingCandidate | null
}

type Prepared = SpellingCandidate & { readonly mask: number }

/** Whether a text may be a term with letters wrong: others are too short, too long, or no name. */
const mayBeTerm = (typed: string): boolean =>
  toleranceFor(typed.length) > 0 && typed.length <= LONGEST_TERM + toleranceFor(LONGEST_TERM)

/**
 * A wrong letter takes one letter away and brings one in, and makes a word at most one longer or shorter: that tells nearly
 * all terms apart from what was typed without comparing them letter by letter.
 */
function nearTo(typed: string, reach: SpellingReach): (term: Prepared) => boolean {
  const mask = maskOf(typed)
  const tolerance = toleranceFor(typed.length)
  return ({ term, mask: other }) => {
    const missing = countBits(mask & ~other)
    if (missing > tolerance) return false
    const isWhole = Math.abs(term.length - typed.length) <= tolerance && countBits(other & ~mask) <= tolerance
    if (isWhole || reach === 'whole' || missing > 1 || term.length < typed.length - 1) return isWhole
    return countBits(mask & ~maskOf(term.slice(0, typed.length + 1))) <= 1
  }
}

/** @param terms the most important first */
export function openSpellingBook(terms: readonly SpellingTerm[]): SpellingBook {
  const prepared = terms.map(([term, shown, grade], id) => ({ id, term, shown, grade, mask: maskOf(term) }))
  return {
    closest: (typed, reach) =>
      mayBeTerm(typed) ? closestSpelling(typed, prepared.filter(nearTo(typed, reach)), reach) : null,
  }
}
