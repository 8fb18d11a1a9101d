import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILES_WORDS } from './trip-files-words.ts'

export const fr = {
  title: 'Fichiers de ce voyage',
  opener: 'Fichiers',
  names: { ics: 'Calendrier', gpx: 'GPX', kml: 'KML', json: 'JSON', md: 'Texte' },
  use: {
    ics: 'heures et nuitées à l’heure locale (.ics)',
    gpx: 'un itinéraire par jour, pour les applis de marche',
    kml: 'un dossier par jour, pour les globes et les cartes',
    json: 'tout, pour l’importer de nouveau ici',
    md: 'à lire et à coller (Markdown)',
  },
  needsDates: 'dès que le voyage a un premier jour',
} satisfies Translation<(typeof TRIP_FILES_WORDS)['en']>
