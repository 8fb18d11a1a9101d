import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_CLIENT_WORDS } from './trip-import-client-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('fr', count, { one: 'lieu', other: 'lieux' })}`

export const tripImportClientFr = {
  label: 'Ajouter les lieux d’un fichier',
  hint: 'GPX, KML, CSV, GeoJSON, une liste ou un voyage exportés d’ici\u202f; 1\u00a0Mo au plus. Ses lieux deviennent des idées de ce voyage. Le site lit le fichier et n’en conserve rien.',
  add: 'Ajouter comme idées',
  added: (count, present, skipped) =>
    [
      `Ajouté aux idées\u00a0: ${entries(count)}.`,
      ...(present === 0 ? [] : [`Déjà là\u00a0: ${entries(present)}.`]),
      ...(skipped.length === 0 ? [] : [`Pas lu, ou pas entièrement\u00a0: ${skipped.join('\u202f; ')}.`]),
    ].join(' '),
  doesNotFit: (name) => `Ne tient pas dans le voyage\u00a0: ${name}`,
  offline: 'C’est le site qui lit le fichier, et il n’y a pas de réseau. Rien n’a été ajouté.',
  unreadable:
    'Le fichier n’a pas pu être lu\u00a0: il faut un GPX, KML, CSV, GeoJSON, une liste ou un voyage de ce site, de 1\u00a0Mo au plus.',
  tooFast: 'Cela fait beaucoup de fichiers en peu de temps. Attends une minute.',
} satisfies Translation<(typeof TRIP_IMPORT_CLIENT_WORDS)['en']>
