import { characterMask, countBits } from './character-mask.ts'
import {
  closestSpelling,
  MAX_TERM_LENGTH,
  type SpellingCandidate,
  type SpellingReach,
  type SpellingTerm,
  toleranceFor,
} from './closest-spelling.ts'

/** All terms of the spelling correction, prepared for lookups. */
export type SpellingDictionary = {
  /** The term that was most likely meant; null when all are too far away. */
  readonly closest: (typed: string, reach: SpellingReach) => SpellingCandidate | null
}

type Prepared = SpellingCandidate & { readonly mask: number }

/** Whether a text has a length that some term can match within its tolerance. */
const mayBeTerm = (typed: string): boolean =>
  toleranceFor(typed.length) > 0 && typed.length <= MAX_TERM_LENGTH + toleranceFor(MAX_TERM_LENGTH)

/**
 * Cheap filter before the exact comparison: one edit removes and adds no more than one character each, and changes the
 * length by no more than one. It excludes nearly all terms.
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

/** @param terms sorted by importance, highest first */
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
