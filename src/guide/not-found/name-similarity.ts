import { characterMask, countBits } from '#isomorphic/search/character-mask.ts'
import { parseSearchTerms } from '#isomorphic/search/search-terms.ts'
import { wordDistance } from '#isomorphic/search/word-distance.ts'

/** A folded name prepared for comparison with many others. */
export type ComparableName = {
  readonly name: string
  /** The name without spaces, so that `newyork` equals `new york`. */
  readonly characters: string
  /** Bit mask of the characters that occur; rules out most pairs cheaply. */
  readonly mask: number
  /** Its significant words. */
  readonly words: readonly ComparableWord[]
}

type ComparableWord = Pick<ComparableName, 'characters' | 'mask'>

const MIN_PREFIX_LENGTH = 4
const MIN_PART_LENGTH = 4
const EXACT_SCORE = 1
/** Score of a misspelt name; each typo subtracts half of its share of the length. */
const MISSPELT_SCORE = 0.95
/** One name is part of the other: the longer the part, the higher the score. */
const PART_SCORE = 0.7
const PART_SCORE_RANGE = 0.2
/** The names share words only. */
const SHARED_WORDS_SCORE = 0.65
const MISSPELT_WORD_WEIGHT = 0.8
const MIN_WORD_SHARE = 0.5

const toComparableWord = (characters: string): ComparableWord => ({
  characters,
  mask: characterMask(characters),
})

/** Prepares a folded name for `nameSimilarity`. */
export function toComparableName(name: string): ComparableName {
  return {
    name,
    ...toComparableWord(name.replaceAll(' ', '')),
    words: (parseSearchTerms(name)?.words ?? []).map(toComparableWord),
  }
}

/** Number of typos tolerated for a length in characters: about a quarter, less for long titles. */
function getTypoTolerance(length: number): number {
  if (length <= 3) return 0
  if (length <= 5) return 1
  if (length <= 9) return 2
  return Math.min(8, Math.max(3, Math.floor(length / 5)))
}

/** Number of typos between two names; null above the tolerance. Cheap for nearly all pairs. */
function countTypos(one: ComparableWord, other: ComparableWord): number | null {
  if (one.characters === other.characters) return 0
  const tolerance = getTypoTolerance(one.characters.length)
  if (Math.abs(one.characters.length - other.characters.length) > tolerance) return null
  // A substitution changes up to two bits.
  if (countBits(one.mask ^ other.mask) > 2 * tolerance) return null
  const { full: distance } = wordDistance(one.characters, other.characters, tolerance)
  const isOtherStart = one.characters[0] !== other.characters[0]
  return distance <= tolerance - (isOtherStart && tolerance === 2 ? 1 : 0) ? distance : null
}

const share = (part: string, name: string): number => part.length / Math.max(1, name.length)
const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

function partSimilarity(requested: ComparableName, page: ComparableName): number {
  const isCut =
    requested.characters.length >= MIN_PREFIX_LENGTH && page.characters.startsWith(requested.characters)
  const isInside = requested.characters.length >= MIN_PART_LENGTH && hasWords(page.name, requested.name)
  if (isCut || isInside) return PART_SCORE + PART_SCORE_RANGE * share(requested.characters, page.characters)
  const isContained = page.characters.length >= MIN_PART_LENGTH && hasWords(requested.name, page.name)
  return isContained ? PART_SCORE + PART_SCORE_RANGE * share(page.characters, requested.characters) : 0
}

/** Fraction of the characters of the words that also occur in the other words, from 0 to 1. */
function wordShare(words: readonly ComparableWord[], others: readonly ComparableWord[]): number {
  let total = 0
  let found = 0
  for (const word of words) {
    total += word.characters.length
    if (word.characters.length < 3) continue
    const typos = others.map((other) => countTypos(word, other))
    if (typos.includes(0)) found += word.characters.length
    else if (typos.some((count) => count !== null)) found += word.characters.length * MISSPELT_WORD_WEIGHT
  }
  return total === 0 ? 0 : found / total
}

function wordSimilarity(requested: ComparableName, page: ComparableName): number {
  const requestedShare = wordShare(requested.words, page.words)
  if (requestedShare < MIN_WORD_SHARE) return 0
  return SHARED_WORDS_SCORE * (0.7 * requestedShare + 0.3 * wordShare(page.words, requested.words))
}

/** Similarity of a requested name and the name of a page: 1 if equal, 0 if nothing in common. */
export function nameSimilarity(requested: ComparableName, page: ComparableName): number {
  if (requested.characters === '' || page.characters === '') return 0
  const typos = countTypos(requested, page)
  if (typos === 0) return EXACT_SCORE
  const misspelt = typos === null ? 0 : MISSPELT_SCORE - typos / (2 * requested.characters.length)
  return Math.max(misspelt, partSimilarity(requested, page), wordSimilarity(requested, page))
}
