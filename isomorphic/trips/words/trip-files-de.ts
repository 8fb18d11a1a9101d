import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILES_WORDS } from './trip-files-words.ts'

/** German text of the sheet with the files of a trip. */
export const tripFilesDe = {
  title: 'Dateien dieser Reise',
  opener: 'Dateien',
  names: { ics: 'Kalender', gpx: 'GPX', kml: 'KML', json: 'JSON', md: 'Text' },
  use: {
    ics: 'Zeiten und Unterkünfte in Ortszeit (.ics)',
    gpx: 'eine Route je Tag, für Wander-Apps',
    kml: 'ein Ordner je Tag, für Globen und Karten',
    json: 'alles, um es hier wieder einzulesen',
    md: 'zum Lesen und Einfügen (Markdown)',
  },
  needsDates: 'sobald die Reise einen ersten Tag hat',
} satisfies Translation<(typeof TRIP_FILES_WORDS)['en']>
