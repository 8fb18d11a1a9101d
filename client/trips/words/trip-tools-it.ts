import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_TOOLS_WORDS } from './trip-tools-words.ts'

export const tripToolsIt = {
  print: 'Stampa',
  title: 'Questo viaggio, offline',
  measuring: 'Calcolo della dimensione delle sue guide…',
  offer: (count, size) =>
    `Il programma, e ${count} ${choosePlural('it', count, { one: 'guida', other: 'guide' })} dei suoi luoghi con manifesti, mappe e frasi: ${size}.`,
  download: (size) => `Scarica ${size}`,
  progress: (files, total) => `${files} file su ${total}`,
  complete: 'Il programma e le guide dei suoi luoghi sono su questo dispositivo.',
  failed: 'Il download si è interrotto. Quello che è arrivato resta; riprova per continuare.',
  unknown: 'Al momento il sito non è raggiungibile, quindi la dimensione non si conosce.',
  unsupported: 'Questo browser non può conservare guide. Il programma invece è su questo dispositivo.',
  retry: 'Riprova',
  close: 'Chiudi',
  refused: (count) =>
    `Non è stato possibile applicare ${choosePlural('it', count, { one: 'una modifica fatta', other: `${count} modifiche fatte` })} senza rete:`,
  unknownTrip: 'Il viaggio è stato eliminato, o non è più condiviso con te.',
  noCopy: 'Niente rete. Il tuo testo è ancora nel modulo: invialo di nuovo quando torna.',
} satisfies Translation<(typeof TRIP_TOOLS_WORDS)['en']>
