import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  heading: 'Map of the trip',
  trip: (name: string) => (name === '' ? 'Map of the trip' : `Map of ${name}`),
  day: (day: number, stops: string) => `Map of day ${day}: ${stops}`,
  caption:
    'Straight lines from stop to stop, in the colour and dashes of each day. GSHHG and Natural Earth; borders as mapped, not an endorsement.',
}

/** Text of the maps of a trip. */
export const TRIP_MAP_WORDS: Catalogue<typeof en> = { id: 'tripMap', en }
