import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILES_WORDS } from './trip-files-words.ts'

export const es = {
  title: 'Archivos de este viaje',
  opener: 'Archivos',
  names: { ics: 'Calendario', gpx: 'GPX', kml: 'KML', json: 'JSON', md: 'Texto' },
  use: {
    ics: 'horas y noches en hora local (.ics)',
    gpx: 'una ruta por día, para aplicaciones de senderismo',
    kml: 'una carpeta por día, para mapas y globos terráqueos virtuales',
    json: 'todo, para importarlo aquí otra vez',
    md: 'para leer y pegar (Markdown)',
  },
  needsDates: 'cuando el viaje tenga un primer día',
} satisfies Translation<(typeof TRIP_FILES_WORDS)['en']>
