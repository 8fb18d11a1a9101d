import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILES_WORDS } from './trip-files-words.ts'

export const it = {
  title: 'File di questo viaggio',
  opener: 'File',
  names: { ics: 'Calendario', gpx: 'GPX', kml: 'KML', json: 'JSON', md: 'Testo' },
  use: {
    ics: 'orari e notti in ora locale (.ics)',
    gpx: 'un percorso per giorno, per le app da trekking',
    kml: 'una cartella per giorno, per globi e mappe',
    json: 'tutto, per importarlo di nuovo qui',
    md: 'da leggere e incollare (Markdown)',
  },
  needsDates: 'quando il viaggio avrà un primo giorno',
} satisfies Translation<(typeof TRIP_FILES_WORDS)['en']>
