import type { Interest } from '#isomorphic/where/interests.ts'
import { MONTH_SLUGS } from '#isomorphic/where/parse-wishes.ts'
import type { Wishes } from '#isomorphic/where/wishes.ts'

/** What a word of a search asks for, as parameters of a question. */
type Meaning = Partial<Pick<Wishes, 'warm' | 'dry' | 'quiet' | 'cost' | 'kids' | 'step' | 'days'>> & {
  readonly interest?: Interest
  readonly month?: number
  readonly isOverland?: true
}

const each = <T>(words: string, meaning: T): readonly (readonly [string, T])[] =>
  words.split(' ').map((word) => [word, meaning] as const)

const INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  beaches: 'beach beaches swimming snorkelling snorkeling',
  mountains: 'mountain mountains hiking walking trekking hike hikes',
  cities: 'city cities',
  'old-towns': 'old-town old-towns',
  food: 'food foodie wine eating markets',
  wildlife: 'wildlife animals safari safaris birds birdwatching',
  ruins: 'ruins archaeology temples',
  islands: 'island islands',
  deserts: 'desert deserts dunes',
  snow: 'snow ice skiing ski',
  railways: 'railway railways trains',
  festivals: 'festival festivals feasts carnival',
}

/** Single words; two words joined by a hyphen are looked up as one. */
export const QUERY_WORDS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...MONTH_SLUGS.flatMap((slug, month) => each(`${slug} ${slug.slice(0, 3)}`, { month })),
  ...each('sept', { month: 8 }),
  ...each('warm', { warm: 'warm' as const }),
  ...each('hot', { warm: 'hot' as const }),
  ...each('mild', { warm: 'mild' as const }),
  ...each('cool', { warm: 'cool' as const }),
  ...each('cold', { warm: 'cold' as const }),
  ...each('dry', { dry: true as const }),
  ...each('sunny sun sunshine', { warm: 'warm' as const, dry: true as const }),
  ...each('kids children family families child toddler', { kids: true as const }),
  ...each('cheap budget inexpensive affordable', { cost: 'low' as const }),
  ...each('quiet uncrowded crowd-free less-crowded', { quiet: true as const }),
  ...each('step-free wheelchair accessible', { step: true as const }),
  ...each('weekend', { days: 3 as const }),
  ...each('week', { days: 7 as const }),
  ...each('fortnight two-weeks', { days: 14 as const }),
  ...each('overland no-flying no-flight flight-free without-flying by-train by-rail without-planes', {
    isOverland: true as const,
  }),
  ...Object.entries(INTEREST_WORDS).flatMap(([interest, words]) =>
    each(words, { interest: interest as Interest }),
  ),
])

/** Words that say nothing about the place. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a an and any at be best good great nice for go going holiday holidays i in is it me my of on or place places should
  some somewhere that the then there to travel trip trips vacation visit want we what when where which with without
  destination destinations spot spots break breaks weather`.split(/\s+/),
)

/** Words before the name of a place that is a start, or a model. */
export const START_WORDS: ReadonlySet<string> = new Set(['near', 'from'])
export const LIKE_WORDS: ReadonlySet<string> = new Set(['like'])

/** Questions without any wish. */
export const PLAIN_QUESTIONS: ReadonlySet<string> = new Set([
  'where to go',
  'where should i go',
  'where to travel',
])
