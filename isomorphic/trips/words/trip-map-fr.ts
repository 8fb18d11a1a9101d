import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_MAP_WORDS } from './trip-map-words.ts'

/** French text of the maps of a trip. */
export const tripMapFr = {
  heading: 'Carte du voyage',
  trip: (name) => (name === '' ? 'Carte du voyage' : `Carte\u00a0: ${name}`),
  day: (day, stops) => `Carte du jour ${day}\u00a0: ${stops}`,
  caption:
    'Lignes droites d’étape en étape, dans la couleur et les tirets de chaque jour. GSHHG et Natural Earth\u202f; frontières telles que cartographiées, sans prise de position.',
} satisfies Translation<(typeof TRIP_MAP_WORDS)['en']>
