import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Numeri passati',
  description: 'Ogni numero della newsletter di Fernway, parola per parola.',
  lead: 'Quello che hanno ricevuto gli iscritti, parola per parola.',
  empty: 'Non è stato ancora inviato nessun numero. Gli iscritti ricevono il primo.',
  subscribe: 'Ricevi il prossimo',
  newsletter: 'Newsletter',
  author: 'Redazione di Fernway',
  otherLanguages: 'Inviata anche in:',
  unavailable: {
    title: 'I numeri passati non sono disponibili',
    description: 'Al momento i numeri passati non sono disponibili.',
    lead: 'Al momento non riusciamo a caricare i numeri passati. Tutto il resto c’è; riprova tra qualche minuto.',
    newsletter: 'La newsletter',
  },
  withdrawn: {
    title: 'Questo numero è stato ritirato',
    description: 'Questo numero non è più disponibile.',
    lead: 'Abbiamo ritirato questo numero della newsletter. Tutti gli altri ci sono ancora.',
    newsletter: 'La newsletter',
  },
} satisfies Translation<typeof en>
