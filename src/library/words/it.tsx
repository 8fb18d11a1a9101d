import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const it = {
  title: 'I miei e-book',
  description: 'I tuoi e-book.',
  lead: 'Quello che compri nel negozio compare qui, da scaricare tutte le volte che vuoi.',
  loading: 'Caricamento dei tuoi libri…',
  empty: {
    title: 'Ancora nessun e-book',
    text: 'Gli e-book del negozio compaiono qui appena sono pagati, da leggere su qualsiasi dispositivo.',
  },
  notDelivered: 'In arrivo dal negozio',
  file: (size) => `EPUB, ${size}`,
  boughtOn: (day) => <>Acquisto: {day}</>,
  guideTo: (place) => `La guida: ${place}`,
  download: 'Scarica',
} satisfies Translation<typeof en>
