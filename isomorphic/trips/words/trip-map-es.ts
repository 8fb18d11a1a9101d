import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_MAP_WORDS } from './trip-map-words.ts'

/** Spanish text of the maps of a trip. */
export const tripMapEs = {
  heading: 'Mapa del viaje',
  trip: (name) => (name === '' ? 'Mapa del viaje' : `Mapa: ${name}`),
  day: (day, stops) => `Mapa del día ${day}: ${stops}`,
  caption:
    'Líneas rectas de parada a parada, con el color y el trazo de cada día. GSHHG y Natural Earth; fronteras tal como figuran en los mapas, sin tomar partido.',
} satisfies Translation<(typeof TRIP_MAP_WORDS)['en']>
