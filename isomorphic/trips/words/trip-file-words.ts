import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { formatList } from '#isomorphic/words/formats.ts'

const en = {
  reference: (reference: string) => `Booking reference: ${reference}`,
  /** `from` is empty for the first way of a trip. */
  way: (from: string, to: string, way: string) =>
    from === '' ? `To ${to} ${way}` : `${from} to ${to} ${way}`,
  night: (name: string) => `Night at ${name}`,
  /** A day with its stops, in one line. */
  dayLine: (day: string, title: string, stops: readonly string[]) =>
    `${title === '' ? day : `${day} · ${title}`}: ${stops.length === 0 ? 'free' : stops.join(', ')}`,
  withoutDates: 'This trip has no dates yet. Give it a first day, and its events appear here.',
  ideas: 'Ideas',
  stays: 'Where you stay',
  skipped: (names: readonly string[]) =>
    `Not on the map, because they have no position: ${formatList('en', names)}.`,
  from: (link: string) => `From Fernway: ${link}`,
  paidFor: (names: string) => `for ${names}`,
}

/** Text in the files of trips. */
export const TRIP_FILE_WORDS: Catalogue<typeof en> = { id: 'tripFile', en }
