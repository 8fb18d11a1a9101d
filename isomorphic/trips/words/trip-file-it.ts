import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILE_WORDS } from './trip-file-words.ts'

export const it = {
  reference: (reference) => `Numero di prenotazione: ${reference}`,
  way: (from, to, way) => (from === '' ? `Verso ${to} ${way}` : `${from} – ${to} ${way}`),
  night: (name) => `Notte: ${name}`,
  dayLine: (day, title, stops) =>
    `${title === '' ? day : `${day} · ${title}`}: ${stops.length === 0 ? 'libero' : stops.join(', ')}`,
  withoutDates:
    'Questo viaggio non ha ancora date. Indica il primo giorno, e i suoi eventi compariranno qui.',
  ideas: 'Idee',
  stays: 'Dove dormi',
  skipped: (names) => `Non sono sulla mappa, perché senza posizione: ${formatList('it', names)}.`,
  from: (link) => `Da Fernway: ${link}`,
  paidFor: (names) => `per ${names}`,
} satisfies Translation<(typeof TRIP_FILE_WORDS)['en']>
