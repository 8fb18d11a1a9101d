import type { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { listOrderIt } from '#isomorphic/saves/words/list-order-it.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const deviceSavesIt = {
  count: (count) =>
    count === 0
      ? 'Una lista vuota'
      : `${count} ${choosePlural('it', count, { one: 'pagina', other: 'pagine' })}`,
  share: 'Condividi',
  download: 'Scarica',
  keepGuides: 'Guide offline',
  planTrip: 'Prepara un viaggio',
  planTripOfAll: 'Prepara un viaggio con tutte le liste',
  allLists: 'Dai miei preferiti',
  downloadTitle: 'Scarica la lista',
  skipped: (skipped, total) =>
    `GPX e KML contengono punti su una mappa: ${total - skipped} delle ${total} voci. ${choosePlural('it', skipped, { one: 'Una voce qui non ha', other: `${skipped} voci qui non hanno` })} una posizione; CSV e JSON contengono tutto.`,
  use: {
    gpx: 'per le app da trekking',
    kml: 'per globi e mappe',
    csv: 'per i fogli di calcolo',
    json: 'per importarla di nuovo qui',
  },
  rename: 'Rinomina',
  renameOrDelete: 'Rinomina o elimina',
  listName: 'Nome di questa lista',
  deleteList: 'Elimina la lista',
  deleted: (list) => `Lista eliminata: ${list}.`,
  newList: 'Nuova lista',
  name: 'Nome',
  nameExample: 'Giappone 2027',
  createList: 'Crea la lista',
  remove: (page) => `Rimuovi: ${page}`,
  removed: (page) => `Non più in questa lista: ${page}.`,
  undo: 'Annulla',
  ...listOrderIt,
  ordered: (page, position, total) => `Ora al posto ${position} di ${total}: ${page}.`,
  note: 'Nota',
  editNote: 'Modifica la nota',
  noteOn: (page) => `Nota: ${page}`,
  noteState: {
    typing: 'Si salva mentre scrivi',
    saving: 'Salvataggio…',
    saved: 'Salvata su questo dispositivo',
    pending: 'Salvata su questo dispositivo',
    failed: 'Non salvata: questo browser non ha più spazio.',
  },
  close: 'Chiudi',
  failed: 'Non c’è più posto: un dispositivo contiene al massimo 200 pagine.',
} satisfies Translation<(typeof DEVICE_SAVES_WORDS)['en']>
