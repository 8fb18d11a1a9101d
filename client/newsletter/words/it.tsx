import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const it = {
  trap: 'Lascia vuoto',
  email: 'Indirizzo e-mail',
  emailExample: 'tu@example.com',
  subscribe: 'Iscriviti ora',
  sending: 'Invio…',
  error: 'Non è stato possibile elaborare la tua richiesta. Riprova più tardi.',
  terms: (privacyPolicy) => <>Inviamo una newsletter alla settimana. Leggi la nostra {privacyPolicy}.</>,
  privacyPolicy: 'informativa sulla privacy',
  checkInbox: 'Ora guarda la tua posta',
  thanks: 'Grazie per l’iscrizione!',
  sentTo: (address) => <>Abbiamo appena inviato un’e-mail di conferma a {address}</>,
} satisfies Translation<typeof en>
