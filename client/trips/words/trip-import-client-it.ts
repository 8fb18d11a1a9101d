import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_CLIENT_WORDS } from './trip-import-client-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('it', count, { one: 'luogo', other: 'luoghi' })}`

export const tripImportClientIt = {
  label: 'Aggiungi i luoghi di un file',
  hint: 'GPX, KML, CSV, GeoJSON, una lista o un viaggio esportati da qui; al massimo 1 MB. I suoi luoghi diventano idee di questo viaggio. Il sito legge il file e non ne conserva nulla.',
  add: 'Aggiungi come idee',
  added: (count, present, skipped) =>
    [
      `Aggiunti alle idee: ${entries(count)}.`,
      ...(present === 0 ? [] : [`C’erano già: ${entries(present)}.`]),
      ...(skipped.length === 0 ? [] : [`Non letti, o non del tutto: ${skipped.join('; ')}.`]),
    ].join(' '),
  doesNotFit: (name) => `Non ci sta nel viaggio: ${name}`,
  offline: 'È il sito a leggere il file, e adesso non c’è rete. Non è stato aggiunto nulla.',
  unreadable:
    'Non è stato possibile leggere il file: serve un GPX, KML, CSV, GeoJSON, una lista o un viaggio di questo sito, al massimo 1 MB.',
  tooFast: 'Sono molti file in poco tempo. Aspetta un minuto.',
} satisfies Translation<(typeof TRIP_IMPORT_CLIENT_WORDS)['en']>
