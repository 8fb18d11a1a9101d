import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILES_WORDS } from './trip-files-words.ts'

export const fr = {
  title: 'Fichiers de ce voyage',
  opener: 'Fichiers',
  names: { ics: 'Calendrier', gpx: 'GPX', kml: 'KML', json: 'JSON', md: 'Texte' },
  use: {
    ics: 'horaires et nuits à l’heure locale (.ics)',
    gpx: 'un itinéraire par jour, pour les applis de randonnée',
    kml: 'un dossier par jour, pour les globes virtuels et les cartes',
    json: 'tout, pour l’importer de nouveau ici',
    md: 'à lire et à coller (Markdown)',
  },
  needsDates: 'dès que le voyage a un premier jour',
} satisfies Translation<(typeof TRIP_FILES_WORDS)['en']>
