import type { Interest } from './interests.ts'

/** Where an interest is found in the facts of a place. */
export type InterestRule = {
  /** A place with one of these traits has the interest. */
  readonly traits: readonly string[]
  /** They add to an interest that a place has. */
  readonly support: readonly string[]
  /** A topic of stories that adds to the interest of a place that has it. */
  readonly story?: string
  /** The interest depends on the month: a feast in it, snow and ice, a good season, one for bathing, for boats, no heat. */
  readonly month?: 'feasts' | 'snow' | 'season' | 'bathing' | 'boats' | 'not-hot'
}

/** The rules as `/where/how` prints them. */
export const INTEREST_RULES: Readonly<Record<Interest, InterestRule>> = {
  beaches: {
    traits: ['beach'],
    support: ['lagoon', 'atoll', 'palms', 'reef', 'coast', 'island'],
    story: 'beaches',
    // Resorts of cool seas are shut in months that are only fair, seas of monsoons are rough in them, a mild winter
    // is one for walks on the beach, and a wet month for neither.
    month: 'bathing',
  },
  mountains: {
    traits: ['mountains', 'glacier'],
    support: ['volcano', 'canyon', 'fjord', 'lakes', 'waterfall', 'granite', 'karst', 'moor'],
    story: 'adventure-travel',
    // The weather of a country is that of its largest city: a month there may be mild while the passes are under snow.
    month: 'season',
  },
  cities: {
    traits: ['big-city'],
    support: ['bridge', 'harbour', 'canals', 'market', 'old-town'],
    story: 'art-and-culture',
  },
  'old-towns': {
    traits: ['old-town', 'hill-town'],
    support: ['fort', 'canals', 'monastery', 'bridge', 'temple'],
    story: 'art-and-culture',
  },
  food: {
    // Every town has a market; its cooking is known for itself.
    traits: ['cuisine', 'wine-hills'],
    support: ['market', 'rice-terraces', 'harbour'],
    story: 'food-and-drink',
  },
  wildlife: {
    // A forest or a savannah may be empty, and its river may flow past fields.
    traits: ['wildlife'],
    support: [
      'savannah',
      'rainforest',
      'mangrove',
      'polar',
      'jungle-river',
      'reef',
      'atoll',
      'waterfall',
      'lakes',
    ],
    story: 'wildlife-and-nature',
  },
  ruins: { traits: ['ruins'], support: ['temple', 'fort', 'desert'] },
  // In the cold few boats run, and in the rains of a month that is only fair.
  islands: { traits: ['island', 'atoll'], support: ['lagoon', 'coast'], month: 'boats' },
  deserts: {
    traits: ['desert', 'high-desert'],
    // Dunes may be those of a beach.
    support: ['dunes', 'mesa', 'canyon'],
    // The weather of a country is that of its largest city: where a coast is hot, its desert is hotter, and hot earlier
    // and for longer.
    month: 'not-hot',
  },
  snow: {
    traits: ['glacier', 'ice', 'polar', 'mountains'],
    support: ['hot-springs', 'fjord'],
    month: 'snow',
  },
  railways: { traits: ['railway'], support: ['bridge', 'mountains', 'lakes'] },
  festivals: {
    traits: [],
    support: [],
    story: 'festivals-and-events',
    month: 'feasts',
  },
}

/** A trait that only supports an interest counts this part of one that gives it. */
export const SUPPORT_SHARE = 0.35
/** Degrees of latitude beyond which the three months of winter are too cold for bathing; the Canary Islands are at 28. */
export const WINTER_LATITUDE = 30
/** A place with this trait has ice in every month that is cool at most, in summer cold; other ice is that of a winter. */
export const ICE_TRAIT = 'glacier'
