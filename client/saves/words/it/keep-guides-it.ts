import type { KEEP_GUIDES_WORDS } from '#client/saves/words/keep-guides-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const keepGuidesIt = {
  title: 'Questa lista e le sue guide, offline',
  listStored:
    'La lista e le tue note restano su questo dispositivo finché non esci, e si aprono tra i preferiti anche senza rete.',
  measuring: 'Calcolo della dimensione…',
  offer: (count, size) =>
    `${count} ${choosePlural('it', count, { one: 'guida', other: 'guide' })} con manifesti, mappe e frasi: ${size}.`,
  download: (size) => `Scarica ${size}`,
  progress: (files, total) => `${files} file su ${total}`,
  complete: 'Tutte le guide di questa lista sono su questo dispositivo.',
  failed: 'Il download si è interrotto. Quello che è arrivato resta; riprova per continuare.',
  unknown: 'Al momento il sito non è raggiungibile, quindi la dimensione non si conosce.',
  retry: 'Riprova',
  allGuides: 'Tutte le guide offline',
  close: 'Chiudi',
} satisfies Translation<(typeof KEEP_GUIDES_WORDS)['en']>
