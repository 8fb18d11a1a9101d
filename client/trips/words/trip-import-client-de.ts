import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_CLIENT_WORDS } from './trip-import-client-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('de', count, { one: 'Ort', other: 'Orte' })}`

export const tripImportClientDe = {
  label: 'Orte aus einer Datei hinzufügen',
  hint: 'GPX, KML, CSV, GeoJSON, eine Liste oder eine Reise, die hier exportiert wurde; höchstens 1 MB. Die Orte werden zu Ideen dieser Reise. Die Website liest die Datei und speichert nichts davon.',
  add: 'Als Ideen hinzufügen',
  added: (count, present, skipped) =>
    [
      `Zu den Ideen hinzugefügt: ${entries(count)}.`,
      ...(present === 0 ? [] : [`Schon da: ${entries(present)}.`]),
      ...(skipped.length === 0 ? [] : [`Nicht oder nicht ganz gelesen: ${skipped.join('; ')}.`]),
    ].join(' '),
  doesNotFit: (name) => `${name} passt nicht mehr in die Reise`,
  offline: 'Die Datei liest die Website, und es gibt gerade kein Netz. Es wurde nichts hinzugefügt.',
  unreadable:
    'Die Datei ließ sich nicht lesen: GPX, KML, CSV, GeoJSON, eine Liste oder eine Reise dieser Website, höchstens 1 MB.',
  tooFast: 'Das waren viele Dateien in kurzer Zeit. Warte bitte eine Minute.',
} satisfies Translation<(typeof TRIP_IMPORT_CLIENT_WORDS)['en']>
