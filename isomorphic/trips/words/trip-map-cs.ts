import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_MAP_WORDS } from './trip-map-words.ts'

/** Czech text of the maps of a trip. */
export const tripMapCs = {
  heading: 'Mapa cesty',
  trip: (name) => (name === '' ? 'Mapa cesty' : `Mapa: ${name}`),
  day: (day, stops) => `Mapa, ${day}. den: ${stops}`,
  caption:
    'Rovné čáry od zastávky k\u00a0zastávce, každý den jinou barvou a\u00a0čárkováním. GSHHG a\u00a0Natural Earth. Zakreslení hranic nevyjadřuje žádné stanovisko.',
} satisfies Translation<(typeof TRIP_MAP_WORDS)['en']>
