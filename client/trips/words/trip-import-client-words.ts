import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('en', count, { one: 'place', other: 'places' })}`

const en = {
  label: 'Add places from a file',
  hint: 'GPX, KML, CSV, GeoJSON, a list or a trip that was exported here; up to 1 MB. Its places become ideas of this trip. The site reads the file and stores nothing.',
  add: 'Add as ideas',
  added: (count: number, present: number, skipped: readonly string[]) =>
    [
      `${entries(count)} added to the ideas.`,
      ...(present === 0 ? [] : [`${entries(present)} ${present === 1 ? 'was' : 'were'} there already.`]),
      ...(skipped.length === 0 ? [] : [`Not read, or not completely: ${skipped.join('; ')}.`]),
    ].join(' '),
  doesNotFit: (name: string) => `${name} does not fit into the trip`,
  offline: 'The site reads the file, and there is no network. Nothing was added.',
  unreadable:
    'The file could not be read: GPX, KML, CSV, GeoJSON, a list or a trip of this site, up to 1 MB.',
  tooFast: 'That were many files in a short time. Wait a minute, please.',
}

/** Text of imports into trips of a device. */
export const TRIP_IMPORT_CLIENT_WORDS: Catalogue<typeof en> = { id: 'tripImportClient', en }
