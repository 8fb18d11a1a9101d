import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  confirmation: {
    subject: 'Bestätige deinen Newsletter von Fernway',
    heading: 'Ein Klick, und du bist dabei',
    lead: 'Jemand, vermutlich du, hat unseren Newsletter für diese Adresse bestellt. Klick auf den Button, um das zu bestätigen.',
    button: 'Anmeldung bestätigen',
    notes: [
      'Der Link gilt 48 Stunden.',
      'Wenn du es nicht warst, musst du nichts tun: Ohne diesen Klick schicken wir keinen Newsletter und löschen die Adresse nach einer Woche.',
    ],
  },
  alreadySubscribed: {
    subject: 'Du bekommst den Newsletter von Fernway schon',
    heading: 'Du bist schon dabei',
    lead: 'Jemand, vermutlich du, hat unseren Newsletter für diese Adresse bestellt. Er kommt hier schon an; du musst nichts tun.',
    button: 'Themen wählen, und wie oft',
    notes: ['Wenn du es nicht warst, hat sich nichts geändert.'],
  },
  openAddress: 'Falls der Button nicht funktioniert, öffne diese Adresse:',
  preferences: 'Einstellungen',
  unsubscribe: 'Abmelden',
} satisfies Translation<typeof en>
