import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_MAP_WORDS } from './trip-map-words.ts'

/** German text of the maps of a trip. */
export const tripMapDe = {
  heading: 'Karte der Reise',
  trip: (name) => (name === '' ? 'Karte der Reise' : `Karte: ${name}`),
  day: (day, stops) => `Karte von Tag ${day}: ${stops}`,
  caption:
    'Gerade Linien von Station zu Station, jeder Tag mit eigener Farbe und Strichelung. GSHHG und Natural Earth; Grenzverläufe ohne politische Wertung.',
} satisfies Translation<(typeof TRIP_MAP_WORDS)['en']>
