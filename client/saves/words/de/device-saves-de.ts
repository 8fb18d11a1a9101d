import type { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { listOrderDe } from '#isomorphic/saves/words/list-order-de.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const deviceSavesDe = {
  count: (count) =>
    count === 0
      ? 'Eine leere Liste'
      : `${count} ${choosePlural('de', count, { one: 'Seite', other: 'Seiten' })}`,
  share: 'Teilen',
  download: 'Herunterladen',
  keepGuides: 'Reiseführer offline',
  planTrip: 'Reise planen',
  planTripOfAll: 'Reise aus allen Listen planen',
  allLists: 'Aus meiner Merkliste',
  downloadTitle: 'Die Liste herunterladen',
  skipped: (skipped, total) =>
    `GPX und KML enthalten Orte auf einer Karte: ${total - skipped} der ${total} Einträge. ${choosePlural('de', skipped, { one: 'Ein Eintrag hat', other: `${skipped} Einträge haben` })} hier keine Position; CSV und JSON enthalten alles.`,
  use: {
    gpx: 'für Wander-Apps',
    kml: 'für Globen und Karten',
    csv: 'für Tabellen',
    json: 'zum erneuten Import hier',
  },
  rename: 'Umbenennen',
  renameOrDelete: 'Umbenennen oder löschen',
  listName: 'Name dieser Liste',
  deleteList: 'Liste löschen',
  deleted: (list) => `Gelöscht: ${list}.`,
  newList: 'Neue Liste',
  name: 'Name',
  nameExample: 'Japan 2027',
  createList: 'Liste anlegen',
  remove: (page) => `${page} entfernen`,
  removed: (page) => `${page} steht nicht mehr auf dieser Liste.`,
  undo: 'Rückgängig',
  ...listOrderDe,
  ordered: (page, position, total) => `${page} steht jetzt auf ${position} von ${total}.`,
  note: 'Notiz',
  editNote: 'Notiz bearbeiten',
  noteOn: (page) => `Notiz zu ${page}`,
  noteState: {
    typing: 'Wird beim Tippen gespeichert',
    saving: 'Wird gespeichert …',
    saved: 'Auf diesem Gerät gespeichert',
    pending: 'Auf diesem Gerät gespeichert',
    failed: 'Nicht gespeichert: Dieser Browser hat keinen Speicherplatz mehr.',
  },
  close: 'Schließen',
  failed: 'Das passte nicht hinein: Ein Gerät fasst höchstens 200 Seiten.',
} satisfies Translation<(typeof DEVICE_SAVES_WORDS)['en']>
