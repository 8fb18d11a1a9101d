import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('it', names)

export const pressResultIt = {
  savedOn: (page, names) =>
    names.length === 0 ? `Tra i preferiti: ${page}.` : `In ${lists(names)}: ${page}.`,
  removedFrom: (page, names) =>
    names.length === 0 ? `Non più tra i preferiti: ${page}.` : `Non più in ${lists(names)}: ${page}.`,
  onDevice: (page) => `Tra i preferiti, su questo dispositivo: ${page}.`,
  offDevice: (page) => `Non più tra i preferiti: ${page}.`,
  pending: (page) =>
    `Tra i preferiti, su questo dispositivo: ${page}. L’account si aggiornerà quando il sito sarà raggiungibile.`,
  pendingRemoval: (page) =>
    `Non più su questo dispositivo: ${page}. L’account si aggiornerà quando il sito sarà raggiungibile.`,
  dayFull: (page) =>
    `Tra i preferiti, su questo dispositivo: ${page}. Oggi hai fatto tutte le modifiche che un account permette: questa viene inviata domani.`,
  deviceFull: 'Su questo dispositivo puoi salvare al massimo 200 pagine. Prima rimuovine una.',
  unstored: (page) => `Non è stato possibile salvare: ${page}. Riprova.`,
  change: 'Cambia',
  changeLabel: (page) => `Cambia la lista o la nota: ${page}`,
  undo: 'Annulla',
  openList: 'Apri la lista',
  seeSaves: 'Vedi i tuoi preferiti',
  refused: {
    list_full: (page) => `Non salvato: ${page}. L’ultima lista usata ha 200 pagine. Scegli un’altra lista.`,
    account_full: (page) =>
      `Non salvato: ${page}. Le tue liste contengono tutto quello che sta in un account. Prima rimuovi qualche pagina o accorcia qualche nota.`,
    too_many_lists: (page) => `Non salvato: ${page}. Hai tutte le liste che un account può avere.`,
    other: (page) => `Non salvato: ${page}. Il sito ha rifiutato la modifica.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
