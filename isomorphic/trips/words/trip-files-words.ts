import type { TripFileFormat } from '#isomorphic/trips/files/trip-file-formats.ts'
import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  title: 'Files of this trip',
  opener: 'Files',
  names: {
    ics: 'Calendar',
    gpx: 'GPX',
    kml: 'KML',
    json: 'JSON',
    md: 'Text',
  } satisfies Record<TripFileFormat, string>,
  use: {
    ics: 'times and stays in local time (.ics)',
    gpx: 'a route a day, for walking apps',
    kml: 'a folder a day, for globes and maps',
    json: 'all of it, to import here again',
    md: 'to read and to paste (Markdown)',
  } satisfies Record<TripFileFormat, string>,
  needsDates: 'once the trip has a first day',
}

/** Text of the sheet with the files of a trip. */
export const TRIP_FILES_WORDS: Catalogue<typeof en> = { id: 'tripFiles', en }
