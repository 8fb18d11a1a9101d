import type { GuideDepth, PlaceKind } from '#src/catalogue/catalogue-types.ts'
import { ITINERARIES, PRACTICAL } from '#tools/compile/text/guide-headings.ts'
import type { GUIDE_FIELDS } from '#tools/compile/text/guide-schemas.ts'

/** Lists of the front matter that a guide may require. */
export type GuideList = Exclude<keyof typeof GUIDE_FIELDS, 'depth' | 'advisory'>

/** Requirements of a guide, by its kind and depth (S3.10). */
export type GuideRequirements = {
  readonly sections: readonly string[]
  /** Minimum number of items of each required list. */
  readonly lists: Readonly<Partial<Record<GuideList, number>>>
  readonly sights: number
  /** Minimum number of words of a sight: "text", "more" and "access" together. */
  readonly wordsPerSight: number
  /** Minimum number of words of text and lists together; for a short guide, of the text alone. */
  readonly words: number
  readonly countsLists: boolean
}

const SHORT_SECTIONS = ['Why go', 'When to go', 'Getting there', 'Getting around', 'Go next']
const FULL_SECTIONS = [...SHORT_SECTIONS, 'Eating', PRACTICAL]
const WORDS_PER_SIGHT = 45

const SHORT: GuideRequirements = {
  sections: SHORT_SECTIONS,
  lists: { festivals: 2, dishes: 4 },
  sights: 4,
  wordsPerSight: WORDS_PER_SIGHT,
  words: 300,
  countsLists: false,
}

const FULL: Readonly<Record<PlaceKind, GuideRequirements>> = {
  country: {
    sections: [...FULL_SECTIONS, ITINERARIES],
    lists: { festivals: 3, dishes: 8, itineraries: 3, regions: 4, ways: 5 },
    sights: 6,
    wordsPerSight: WORDS_PER_SIGHT,
    words: 1100,
    countsLists: true,
  },
  region: {
    sections: [...FULL_SECTIONS, ITINERARIES],
    lists: { festivals: 3, dishes: 6, itineraries: 3 },
    sights: 6,
    wordsPerSight: WORDS_PER_SIGHT,
    words: 800,
    countsLists: true,
  },
  city: {
    sections: FULL_SECTIONS,
    lists: { festivals: 3, dishes: 8, quarters: 4, walks: 2, dayTrips: 3 },
    sights: 6,
    wordsPerSight: WORDS_PER_SIGHT,
    words: 1000,
    countsLists: true,
  },
}

const LISTED_WORDS = 1400
const LISTED_SIGHTS = 8

/** @param isListed whether the place is in Best in Travel */
export function guideRequirements(kind: PlaceKind, depth: GuideDepth, isListed: boolean): GuideRequirements {
  if (depth === 'short') return SHORT
  const rule = FULL[kind]
  return isListed ? { ...rule, words: LISTED_WORDS, sights: LISTED_SIGHTS } : rule
}
