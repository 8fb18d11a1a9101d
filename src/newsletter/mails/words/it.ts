import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  confirmation: {
    subject: 'Conferma la tua newsletter di Fernway',
    heading: 'Un clic e sei nella lista',
    lead: 'Qualcuno, probabilmente tu, ha iscritto questo indirizzo alla nostra newsletter. Premi il pulsante per confermare.',
    button: 'Conferma l’iscrizione',
    notes: [
      'Il link vale 48 ore.',
      'Se la richiesta non è tua, non fare nulla: senza quel clic non mandiamo newsletter qui e dopo una settimana cancelliamo l’indirizzo.',
    ],
  },
  alreadySubscribed: {
    subject: 'Ricevi già la newsletter di Fernway',
    heading: 'Sei già nella lista',
    lead: 'Qualcuno, probabilmente tu, ha iscritto questo indirizzo alla nostra newsletter. Qui arriva già, quindi non c’è nulla da fare.',
    button: 'Scegli temi e frequenza',
    notes: ['Se la richiesta non è tua, non è cambiato nulla.'],
  },
  openAddress: 'Se il pulsante non funziona, apri questo indirizzo:',
  preferences: 'Preferenze',
  unsubscribe: 'Disiscriviti',
} satisfies Translation<typeof en>
