import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILE_WORDS } from './trip-file-words.ts'

/** German text in the files of trips. */
export const tripFileDe = {
  reference: (reference) => `Buchungsnummer: ${reference}`,
  way: (from, to, way) => (from === '' ? `Nach ${to} ${way}` : `${from} – ${to} ${way}`),
  night: (name) => `Nacht: ${name}`,
  dayLine: (day, title, stops) =>
    `${title === '' ? day : `${day} · ${title}`}: ${stops.length === 0 ? 'frei' : stops.join(', ')}`,
  withoutDates:
    'Diese Reise hat noch kein Datum. Gib ihr einen ersten Tag, dann erscheinen hier ihre Termine.',
  ideas: 'Ideen',
  stays: 'Wo du übernachtest',
  skipped: (names) => `Ohne Position und deshalb nicht auf der Karte: ${formatList('de', names)}.`,
  from: (link) => `Von Fernway: ${link}`,
  paidFor: (names) => `für ${names}`,
} satisfies Translation<(typeof TRIP_FILE_WORDS)['en']>
