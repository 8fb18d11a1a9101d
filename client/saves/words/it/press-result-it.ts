import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('it', names)

export const pressResultIt = {
  savedOn: (page, names) =>
    names.length === 0 ? `${page} è tra i preferiti.` : `${page} è in ${lists(names)}.`,
  removedFrom: (page, names) =>
    names.length === 0 ? `${page} non è più tra i preferiti.` : `${page} non è più in ${lists(names)}.`,
  onDevice: (page) => `${page} è tra i preferiti, su questo dispositivo.`,
  offDevice: (page) => `${page} non è più tra i preferiti.`,
  pending: (page) =>
    `${page} è tra i preferiti, su questo dispositivo. Arriverà nel tuo account quando il sito sarà raggiungibile.`,
  pendingRemoval: (page) =>
    `${page} non è più su questo dispositivo. Sparirà anche dal tuo account quando il sito sarà raggiungibile.`,
  dayFull: (page) =>
    `${page} è tra i preferiti, su questo dispositivo. Oggi hai fatto tutte le modifiche che un account permette: questa viene inviata domani.`,
  deviceFull: 'Su questo dispositivo puoi salvare al massimo 200 pagine. Prima rimuovine una.',
  unstored: (page) => `Non è stato possibile salvare ${page}. Riprova.`,
  change: 'Cambia',
  changeLabel: (page) => `Cambia la lista o la nota: ${page}`,
  undo: 'Annulla',
  openList: 'Apri la lista',
  seeSaves: 'Vedi i tuoi preferiti',
  refused: {
    list_full: (page) =>
      `${page} non è tra i preferiti: l’ultima lista usata ha 200 pagine. Scegli un’altra lista.`,
    account_full: (page) =>
      `${page} non è tra i preferiti: le tue liste contengono tutto quello che sta in un account. Prima rimuovi qualche pagina o accorcia qualche nota.`,
    too_many_lists: (page) => `${page} non è tra i preferiti: hai tutte le liste che un account può avere.`,
    other: (page) => `${page} non è tra i preferiti: il sito l’ha rifiutato.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
