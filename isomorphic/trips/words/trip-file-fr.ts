import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILE_WORDS } from './trip-file-words.ts'

export const fr = {
  reference: (reference) => `Numéro de réservation\u00a0: ${reference}`,
  way: (from, to, way) => (from === '' ? `Vers ${to} ${way}` : `${from} – ${to} ${way}`),
  night: (name) => `Nuit\u00a0: ${name}`,
  dayLine: (day, title, stops) =>
    `${title === '' ? day : `${day} · ${title}`}\u00a0: ${stops.length === 0 ? 'libre' : stops.join(', ')}`,
  withoutDates:
    'Ce voyage n’a pas encore de dates. Donne-lui un premier jour, et ses événements apparaîtront ici.',
  ideas: 'Idées',
  stays: 'Où tu dors',
  skipped: (names) => `Pas sur la carte, faute de position\u00a0: ${formatList('fr', names)}.`,
  from: (link) => `Depuis Fernway\u00a0: ${link}`,
  paidFor: (names) => `pour ${names}`,
} satisfies Translation<(typeof TRIP_FILE_WORDS)['en']>
