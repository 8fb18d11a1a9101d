import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_TOOLS_WORDS } from './trip-tools-words.ts'

export const tripToolsDe = {
  print: 'Drucken',
  title: 'Diese Reise, offline',
  measuring: 'Die Größe ihrer Reiseführer wird ermittelt …',
  offer: (count, size) =>
    `Der Plan, dazu ${count} Reiseführer zu seinen Orten mit Plakaten, Karten und Sprachführer: ${size}.`,
  download: (size) => `${size} herunterladen`,
  progress: (files, total) => `${files} von ${total} Dateien`,
  complete: 'Der Plan und die Reiseführer zu seinen Orten sind auf diesem Gerät.',
  failed:
    'Das Herunterladen wurde unterbrochen. Was schon da ist, bleibt; versuch es noch einmal, und es geht weiter.',
  unknown: 'Die Website ist gerade nicht erreichbar, deshalb ist die Größe nicht bekannt.',
  unsupported: 'Dieser Browser kann keine Reiseführer speichern. Der Plan selbst ist auf diesem Gerät.',
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
  refused: (count) =>
    `${choosePlural('de', count, { one: 'Eine Änderung, die ohne Netz gemacht wurde, ließ', other: `${count} Änderungen, die ohne Netz gemacht wurden, ließen` })} sich nicht übernehmen:`,
  unknownTrip: 'Die Reise wurde gelöscht, oder sie wird nicht mehr mit dir geteilt.',
  noCopy: 'Kein Netz. Dein Text steht noch im Formular: Sende ihn noch einmal, sobald es wieder da ist.',
} satisfies Translation<(typeof TRIP_TOOLS_WORDS)['en']>
