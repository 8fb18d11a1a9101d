import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILE_WORDS } from './trip-file-words.ts'

/** Czech text in the files of trips. */
export const tripFileCs = {
  reference: (reference) => `Číslo rezervace: ${reference}`,
  way: (from, to, way) => (from === '' ? `Cíl: ${to}, ${way}` : `${from} – ${to} ${way}`),
  night: (name) => `Nocleh: ${name}`,
  dayLine: (day, title, stops) =>
    `${title === '' ? day : `${day} · ${title}`}: ${stops.length === 0 ? 'volno' : stops.join(', ')}`,
  withoutDates: 'Tato cesta zatím nemá datum. Zadej první den a\u00a0události se tu objeví.',
  ideas: 'Nápady',
  stays: 'Noclehy',
  skipped: (names) => `Na mapě nejsou, protože nemají polohu: ${formatList('cs', names)}.`,
  from: (link) => `Z\u00a0Fernway: ${link}`,
  paidFor: (names) => `za koho: ${names}`,
} satisfies Translation<(typeof TRIP_FILE_WORDS)['en']>
