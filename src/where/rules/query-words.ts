import type { Interest } from '#isomorphic/where/interests.ts'
import { MONTH_SLUGS } from '#isomorphic/where/month-slugs.ts'
import type { Wishes } from '#isomorphic/where/wishes.ts'

/** What a word of a search asks for, as parameters of a question. */
export type Meaning = Partial<
  Pick<Wishes, 'warm' | 'dry' | 'quiet' | 'cost' | 'kids' | 'step' | 'days' | 'continent'>
> & {
  readonly interest?: Interest
  readonly month?: number
  readonly isOverland?: true
  /** Than the place that the others are like. */
  readonly isCheaper?: true
}

/** The words of a language by which searches ask for places. Folded; two words joined by a hyphen are one. */
export type QueryLanguage = {
  readonly words: ReadonlyMap<string, Meaning>
  /** Words that say nothing about the place. A negation is none: without a pair that has a meaning nothing is understood. */
  readonly fillers: ReadonlySet<string>
  /** Words before the name of a place that is a start. */
  readonly starts: ReadonlyMap<string, 'near' | 'from'>
  /** Words before the name of a place that is a model. */
  readonly likes: ReadonlySet<string>
  /** Questions without any wish. */
  readonly questions: ReadonlySet<string>
}

export const splitQueryWords = (text: string): readonly string[] => text.trim().split(/\s+/)
/** One meaning for several words. */
export const each = <T>(words: string, meaning: T): readonly (readonly [string, T])[] =>
  splitQueryWords(words).map((word) => [word, meaning] as const)

const INTERESTS_EN: Readonly<Record<Interest, string>> = {
  beaches: 'beach beaches seaside sea swimming snorkelling snorkeling diving',
  mountains: 'mountain mountains hiking walking trekking hike hikes alps',
  cities: 'city cities city-break city-trip',
  'old-towns': 'old-town old-towns history medieval',
  food: 'food foodie wine eating markets',
  wildlife: 'wildlife animals safari safaris birds birdwatching',
  ruins: 'ruins archaeology temples',
  islands: 'island islands',
  deserts: 'desert deserts dunes',
  snow: 'snow ice skiing ski snowy',
  railways: 'railway railways trains',
  festivals: 'festival festivals feasts carnival',
}

/** The meanings of the words for interests. */
export const interestWords = (
  words: Readonly<Record<Interest, string>>,
): readonly (readonly [string, Meaning])[] =>
  Object.entries(words).flatMap(([interest, text]) => each(text, { interest: interest as Interest }))

const WORDS_EN: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...MONTH_SLUGS.flatMap((slug, month) => each(`${slug} ${slug.slice(0, 3)}`, { month })),
  ...each('sept', { month: 8 }),
  ...each('spring easter', { month: 3 }),
  ...each('summer', { month: 6 }),
  ...each('autumn fall', { month: 9 }),
  ...each('christmas', { month: 11 }),
  ...each('winter', { month: 0 }),
  ...each('warm warmth', { warm: 'warm' as const }),
  ...each('hot', { warm: 'hot' as const }),
  ...each('mild not-hot not-cold', { warm: 'mild' as const }),
  ...each('cool', { warm: 'cool' as const }),
  ...each('cold', { warm: 'cold' as const }),
  ...each('dry no-rain without-rain not-rainy not-wet', { dry: true as const }),
  ...each('sunny sun sunshine', { warm: 'warm' as const, dry: true as const }),
  ...each('kids children family families child toddler', { kids: true as const }),
  ...each('cheap budget inexpensive affordable not-expensive', { cost: 'low' as const }),
  ...each('cheaper less-expensive', { isCheaper: true as const }),
  ...each(
    'quiet quieter calm calmer uncrowded crowd-free less-crowded no-crowds without-crowds no-tourists without-tourists not-crowded not-busy',
    {
      quiet: true as const,
    },
  ),
  ...each('step-free wheelchair accessible', { step: true as const }),
  ...each('weekend 2-days 3-days 4-days three-days', { days: 3 as const }),
  ...each('week 5-days 6-days 7-days', { days: 7 as const }),
  ...each('fortnight two-weeks 2-weeks 10-days 14-days ten-days', { days: 14 as const }),
  ...each('three-weeks 3-weeks 21-days', { days: 21 as const }),
  ...each(
    'overland no-flying no-flight no-flights flight-free without-flying without-flights without-plane by-train by-rail without-planes',
    { isOverland: true as const },
  ),
  ...interestWords(INTERESTS_EN),
])

const FILLERS_EN = `a an and any at be best but good great nice for go going holiday holidays i in is it me my of on or
  place places should some somewhere that the then there to travel trip trips vacation visit want we what when where
  which with destination destinations spot spots break breaks weather can could do not-far too very days ideas
  idea only`

/** English, which is understood in every language of the site. */
export const QUERY_WORDS_EN: QueryLanguage = {
  words: WORDS_EN,
  fillers: new Set(splitQueryWords(FILLERS_EN)),
  starts: new Map([...each('near close around nearby', 'near' as const), ['from', 'from']]),
  likes: new Set(['like']),
  questions: new Set(['where to go', 'where should i go', 'where to travel', 'where can i go']),
}
