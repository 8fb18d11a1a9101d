import type { Translation } from '#isomorphic/words/translation.ts'
import { en } from './en.ts'

export const de = {
  form: {
    title: 'Fehler melden',
    description: 'Was auf einer Seite nicht stimmt, für die Redaktion.',
  },
  rejections: {
    invalid_text: 'Sag in ein paar Worten, was nicht stimmt: mindestens zehn Zeichen, höchstens zweitausend.',
    invalid_email:
      'Diese Adresse ist nicht vollständig. Berichtige sie oder lass das Feld leer, wenn du keine Antwort möchtest.',
    too_many: 'Zu viele Meldungen auf einmal. Warte zehn Minuten und sende sie dann noch einmal.',
    unavailable:
      'Die Meldung ließ sich gerade nicht speichern. Dein Text ist noch da: Sende ihn in einer Minute noch einmal.',
  },
  thanks: {
    title: 'Danke',
    heading: 'Danke. Wir gehen dem nach',
    lead: 'Jede Meldung wird gelesen und geprüft, bevor etwas geändert wird.',
    allDestinations: 'Alle Reiseziele',
    backToPage: 'Zurück zur Seite',
  },
  // Operators read English.
  mail: en.mail,
} satisfies Translation<typeof en>
