import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const de = {
  trap: 'Bitte leer lassen',
  email: 'E-Mail-Adresse',
  emailExample: 'du@example.com',
  subscribe: 'Jetzt abonnieren',
  sending: 'Wird gesendet …',
  error: 'Deine Anfrage konnte nicht verarbeitet werden. Bitte versuch es später noch einmal.',
  terms: (privacyPolicy) => (
    <>Wir verschicken höchstens einen Newsletter pro Woche. Mehr in unserer {privacyPolicy}.</>
  ),
  privacyPolicy: 'Datenschutzerklärung',
  checkInbox: 'Jetzt ins Postfach schauen',
  thanks: 'Danke für deine Anmeldung!',
  sentTo: (address) => <>Wir haben gerade eine Bestätigungsmail an {address} gesendet</>,
} satisfies Translation<typeof en>
