import { characterMask, countBits } from './character-mask.ts'
import {
  closestSpelling,
  MAX_TERM_LENGTH,
  type SpellingCandidate,
  type SpellingReach,
  type SpellingTerm,
  toleranceFor,
} from './closest-spelling.ts'

/** Every term that a misspelt query may have meant, ready to be looked through. */
export type SpellingDictionary = {
  /** The term that was most likely meant; null when all of them are too far away. */
  readonly closest: (typed: string, reach: SpellingReach) => SpellingCandidate | null
}

type Prepared = SpellingCandidate & { readonly mask: number }

/** Whether a text may be a term with letters wrong: others are too short, too long, or no name. */
const mayBeTerm = (typed: string): boolean =>
  toleranceFor(typed.length) > 0 && typed.length <= MAX_TERM_LENGTH + toleranceFor(MAX_TERM_LENGTH)

/**
 * A wrong letter takes one letter away and brings one in, and makes a word at most one longer or shorter: that tells nearly
 * all terms apart from what was typed without comparing them letter by letter.
 */
function createPrefilter(typed: string, reach: SpellingReach): (term: Prepared) => boolean {
  const mask = characterMask(typed)
  const tolerance = toleranceFor(typed.length)
  return ({ term, mask: other }) => {
    const missing = countBits(mask & ~other)
    if (missing > tolerance) return false
    const isFullMatch =
      Math.abs(term.length - typed.length) <= tolerance && countBits(other & ~mask) <= tolerance
    if (isFullMatch || reach === 'term' || missing > 1 || term.length < typed.length - 1) return isFullMatch
    return countBits(mask & ~characterMask(term.slice(0, typed.length + 1))) <= 1
  }
}

/** @param terms the most important first */
export function createSpellingDictionary(terms: readonly SpellingTerm[]): SpellingDictionary {
  const prepared = terms.map(([term, shown, grade], id) => ({
    id,
    term,
    shown,
    grade,
    mask: characterMask(term),
  }))
  return {
    closest: (typed, reach) =>
      mayBeTerm(typed) ? closestSpelling(typed, prepared.filter(createPrefilter(typed, reach)), reach) : null,
  }
}
