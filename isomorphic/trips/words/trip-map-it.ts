import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_MAP_WORDS } from './trip-map-words.ts'

/** Italian text of the maps of a trip. */
export const tripMapIt = {
  heading: 'Mappa del viaggio',
  trip: (name) => (name === '' ? 'Mappa del viaggio' : `Mappa: ${name}`),
  day: (day, stops) => `Mappa del giorno ${day}: ${stops}`,
  caption:
    'Linee rette di tappa in tappa, con il colore e il tratto di ogni giorno. GSHHG e Natural Earth; confini come sulle carte, senza prendere posizione.',
} satisfies Translation<(typeof TRIP_MAP_WORDS)['en']>
