import { countBits, maskOf } from '#client/search/matching/letter-mask.ts'
import { readTerms } from '#client/search/matching/search-terms.ts'
import { wordDistance } from '#client/search/matching/word-distance.ts'

/** A folded name made ready to be compared with many others. */
export type NearName = {
  readonly name: string
  /** Without blanks, so that `newyork` is `new york`. */
  readonly letters: string
  /** Which letters occur, one bit each: tells most pairs of names apart without a closer look. */
  readonly mask: number
  /** Its telling words. */
  readonly words: readonly NearWord[]
}

type NearWord = Pick<NearName, 'letters' | 'mask'>

const SHORTEST_BEGINNING = 4
const SHORTEST_INSIDE = 4
const SURE = 1
/** Two names of the same letters; each wrong letter takes its share of half of it. */
const MISSPELT = 0.95
/** One name is part of the other: the more of it, the better. */
const PART = 0.7
const PART_SPAN = 0.2
/** Only words are shared. */
const SHARED_WORDS = 0.65
const MISSPELT_WORD = 0.8
const LEAST_SHARE = 0.5

const toWord = (letters: string): NearWord => ({ letters, mask: maskOf(letters) })

/** Makes a folded name ready for `nearness`. */
export function toNearName(name: string): NearName {
  return {
    name,
    ...toWord(name.replaceAll(' ', '')),
    words: (readTerms(name)?.words ?? []).map(toWord),
  }
}

/** How many letters may be wrong in a name of so many: a quarter at first, less of a long title. */
function toleranceFor(letterCount: number): number {
  if (letterCount <= 3) return 0
  if (letterCount <= 5) return 1
  if (letterCount <= 9) return 2
  return Math.min(8, Math.max(3, Math.floor(letterCount / 5)))
}

/** Wrong letters between two names, null when there are too many. Cheap for nearly all pairs. */
function slipsBetween(one: NearWord, other: NearWord): number | null {
  if (one.letters === other.letters) return 0
  const tolerance = toleranceFor(one.letters.length)
  if (Math.abs(one.letters.length - other.letters.length) > tolerance) return null
  // A wrong letter takes one away and brings one in.
  if (countBits(one.mask ^ other.mask) > 2 * tolerance) return null
  const { whole } = wordDistance(one.letters, other.letters, tolerance)
  const isOtherStart = one.letters[0] !== other.letters[0]
  return whole <= tolerance - (isOtherStart && tolerance === 2 ? 1 : 0) ? whole : null
}

const share = (part: string, whole: string): number => part.length / Math.max(1, whole.length)
const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

function partNearness(wanted: NearName, page: NearName): number {
  const isCut = wanted.letters.length >= SHORTEST_BEGINNING && page.letters.startsWith(wanted.letters)
  const isInside = wanted.letters.length >= SHORTEST_INSIDE && hasWords(page.name, wanted.name)
  if (isCut || isInside) return PART + PART_SPAN * share(wanted.letters, page.letters)
  const isAround = page.letters.length >= SHORTEST_INSIDE && hasWords(wanted.name, page.name)
  return isAround ? PART + PART_SPAN * share(page.letters, wanted.letters) : 0
}

/** The share of letters of one name's words that are in the other's words, from 0 to 1. */
function wordShare(words: readonly NearWord[], others: readonly NearWord[]): number {
  let total = 0
  let found = 0
  for (const word of words) {
    total += word.letters.length
    if (word.letters.length < 3) continue
    const slips = others.map((other) => slipsBetween(word, other))
    if (slips.includes(0)) found += word.letters.length
    else if (slips.some((slip) => slip !== null)) found += word.letters.length * MISSPELT_WORD
  }
  return total === 0 ? 0 : found / total
}

function wordNearness(wanted: NearName, page: NearName): number {
  const asked = wordShare(wanted.words, page.words)
  if (asked < LEAST_SHARE) return 0
  return SHARED_WORDS * (0.7 * asked + 0.3 * wordShare(page.words, wanted.words))
}

/** How near a name that was asked for comes to that of a page: 1 for the same, 0 for nothing in common. */
export function nearness(wanted: NearName, page: NearName): number {
  if (wanted.letters === '' || page.letters === '') return 0
  const slips = slipsBetween(wanted, page)
  if (slips === 0) return SURE
  const misspelt = slips === null ? 0 : MISSPELT - slips / (2 * wanted.letters.length)
  return Math.max(misspelt, partNearness(wanted, page), wordNearness(wanted, page))
}
