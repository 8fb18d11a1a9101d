import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { ImportProblem } from '#src/trips/import/import-problem.ts'
import type { SkippedLine } from '#src/trips/import/imported-trip.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('en', count, { one: 'place', other: 'places' })}`

const en = {
  allSaves: 'From my saves',
  fromList: 'Plan a trip',
  unnamed: 'A place without a name',
  head: { title: 'Import into a trip', description: 'What was found in your file.' },
  fileTitle: 'Or begin with a file',
  addTitle: 'Add places from a file',
  label: 'File',
  hint: 'GPX, KML, CSV, GeoJSON, a list or a trip that was exported here; up to 1 MB. Places become ideas of the trip; a trip that was exported here comes back whole.',
  addHint:
    'GPX, KML, CSV, GeoJSON, a list or a trip that was exported here; up to 1 MB. Its places become ideas of this trip.',
  read: 'Read the file',
  add: 'Add as ideas',
  lead: (count: number, format: string | null) =>
    `${entries(count)} ${format === null ? 'of your list' : `in your ${format} file`}. Nothing is stored before you make the trip.`,
  withoutScript: 'Without script, sign in first, and then choose the file.',
  signIn: 'Sign in',
  added: (count: number, trip: string) =>
    count === 0 ? `Nothing new for ${trip}` : `${entries(count)} added to ${trip}`,
  present: (count: number) => `${entries(count)} ${count === 1 ? 'was' : 'were'} in the trip already.`,
  duplicates: (count: number) =>
    `${count} ${choosePlural('en', count, { one: 'entry repeats', other: 'entries repeat' })} another one.`,
  onlyPlaces:
    'The file is a whole trip, of which this trip takes the places. To have all of it, begin a new trip with the file.',
  open: (trip: string) => `Open ${trip}`,
  skipped: 'Not read, or not completely',
  entry: (number: number) => `Entry ${number}`,
  unnamedEntry: 'An entry without a name',
  more: (count: number) => `and ${count} more`,
  reasons: {
    unreadable: 'could not be read',
    empty: 'has neither a name nor a usable position',
    not_a_point: 'is a track or an area, and a trip has places',
    too_many: 'is beyond what a trip can have',
    position: 'is there without its position, which could not be read',
    shortened: 'is there with a shortened name or note',
    value: 'has a value that a trip cannot have, and is there without it',
    trip_full: 'is there without text for which the trip has no room',
    story: 'is a story, and a trip has places',
  } satisfies Record<SkippedLine['reason'], string>,
  problem: {
    no_file: 'Please choose a file.',
    empty: 'The file is empty.',
    too_large: 'The file is larger than 1 MB.',
    newer_version: 'The file was written by a later version of this site. Reload the page, and try again.',
    nothing: 'The file could be read, but there is no place in it.',
    too_fast: 'That were many files in a short time. Wait a minute, please.',
    doctype: 'The file has a document type declaration, which is not read for safety.',
    malformed_xml: 'The file is not well-formed XML: it may be cut off.',
    too_complex: 'The file has too many elements, or they are nested too deeply.',
    unknown_xml: 'The file is XML, but neither GPX nor KML.',
    malformed_json: 'The file is not valid JSON: it may be cut off.',
    unknown_json: 'The file is JSON, but neither a trip or a list of this site nor GeoJSON with features.',
    no_header:
      'The file is none of the formats that are read, or a table without a line that names its columns.',
  } satisfies Record<ImportProblem, string>,
}

/** Text of imports into trips. */
export const TRIP_IMPORT_WORDS: Catalogue<typeof en> = { id: 'tripImport', en }
