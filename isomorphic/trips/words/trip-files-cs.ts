import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILES_WORDS } from './trip-files-words.ts'

/** Czech text of the sheet with the files of a trip. */
export const tripFilesCs = {
  title: 'Soubory této cesty',
  opener: 'Soubory',
  names: { ics: 'Kalendář', gpx: 'GPX', kml: 'KML', json: 'JSON', md: 'Text' },
  use: {
    ics: 'časy a\u00a0noclehy v\u00a0místním čase (.ics)',
    gpx: 'trasa na každý den, pro turistické aplikace',
    kml: 'složka na každý den, pro mapy a\u00a0virtuální glóby',
    json: 'všechno, pro pozdější import sem',
    md: 'ke čtení a\u00a0vložení (Markdown)',
  },
  needsDates: 'až bude mít cesta první den',
} satisfies Translation<(typeof TRIP_FILES_WORDS)['en']>
