import { characterMask, countBits } from '#isomorphic/search/character-mask.ts'
import { parseSearchTerms } from '#isomorphic/search/search-terms.ts'
import { wordDistance } from '#isomorphic/search/word-distance.ts'

/** A folded name made ready to be compared with many others. */
export type ComparableName = {
  readonly name: string
  /** Without blanks, so that `newyork` is `new york`. */
  readonly letters: string
  /** Which letters occur, one bit each: tells most pairs of names apart without a closer look. */
  readonly mask: number
  /** Its telling words. */
  readonly words: readonly ComparableWord[]
}

type ComparableWord = Pick<ComparableName, 'letters' | 'mask'>

const MIN_PREFIX_LENGTH = 4
const MIN_PART_LENGTH = 4
const EXACT_SCORE = 1
/** Two names of the same letters; each wrong letter takes its share of half of it. */
const MISSPELT_SCORE = 0.95
/** One name is part of the other: the more of it, the better. */
const PART_SCORE = 0.7
const PART_SCORE_RANGE = 0.2
/** Only words are shared. */
const SHARED_WORDS_SCORE = 0.65
const MISSPELT_WORD_WEIGHT = 0.8
const MIN_WORD_SHARE = 0.5

const toComparableWord = (letters: string): ComparableWord => ({ letters, mask: characterMask(letters) })

/** Makes a folded name ready for `nearness`. */
export function toComparableName(name: string): ComparableName {
  return {
    name,
    ...toComparableWord(name.replaceAll(' ', '')),
    words: (parseSearchTerms(name)?.words ?? []).map(toComparableWord),
  }
}

/** How many letters may be wrong in a name of so many: a quarter at first, less of a long title. */
function getTypoTolerance(letterCount: number): number {
  if (letterCount <= 3) return 0
  if (letterCount <= 5) return 1
  if (letterCount <= 9) return 2
  return Math.min(8, Math.max(3, Math.floor(letterCount / 5)))
}

/** Wrong letters between two names, null when there are too many. Cheap for nearly all pairs. */
function countTypos(one: ComparableWord, other: ComparableWord): number | null {
  if (one.letters === other.letters) return 0
  const tolerance = getTypoTolerance(one.letters.length)
  if (Math.abs(one.letters.length - other.letters.length) > tolerance) return null
  // A wrong letter takes one away and brings one in.
  if (countBits(one.mask ^ other.mask) > 2 * tolerance) return null
  const { full: distance } = wordDistance(one.letters, other.letters, tolerance)
  const isOtherStart = one.letters[0] !== other.letters[0]
  return distance <= tolerance - (isOtherStart && tolerance === 2 ? 1 : 0) ? distance : null
}

const share = (part: string, whole: string): number => part.length / Math.max(1, whole.length)
const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

function partSimilarity(requested: ComparableName, page: ComparableName): number {
  const isCut = requested.letters.length >= MIN_PREFIX_LENGTH && page.letters.startsWith(requested.letters)
  const isInside = requested.letters.length >= MIN_PART_LENGTH && hasWords(page.name, requested.name)
  if (isCut || isInside) return PART_SCORE + PART_SCORE_RANGE * share(requested.letters, page.letters)
  const isContained = page.letters.length >= MIN_PART_LENGTH && hasWords(requested.name, page.name)
  return isContained ? PART_SCORE + PART_SCORE_RANGE * share(page.letters, requested.letters) : 0
}

/** The share of letters of one name's words that are in the other's words, from 0 to 1. */
function wordShare(words: readonly ComparableWord[], others: readonly ComparableWord[]): number {
  let total = 0
  let found = 0
  for (const word of words) {
    total += word.letters.length
    if (word.letters.length < 3) continue
    const typos = others.map((other) => countTypos(word, other))
    if (typos.includes(0)) found += word.letters.length
    else if (typos.some((slip) => slip !== null)) found += word.letters.length * MISSPELT_WORD_WEIGHT
  }
  return total === 0 ? 0 : found / total
}

function wordSimilarity(requested: ComparableName, page: ComparableName): number {
  const requestedShare = wordShare(requested.words, page.words)
  if (requestedShare < MIN_WORD_SHARE) return 0
  return SHARED_WORDS_SCORE * (0.7 * requestedShare + 0.3 * wordShare(page.words, requested.words))
}

/** How near a name that was asked for comes to that of a page: 1 for the same, 0 for nothing in common. */
export function nameSimilarity(requested: ComparableName, page: ComparableName): number {
  if (requested.letters === '' || page.letters === '') return 0
  const typos = countTypos(requested, page)
  if (typos === 0) return EXACT_SCORE
  const misspelt = typos === null ? 0 : MISSPELT_SCORE - typos / (2 * requested.letters.length)
  return Math.max(misspelt, partSimilarity(requested, page), wordSimilarity(requested, page))
}
