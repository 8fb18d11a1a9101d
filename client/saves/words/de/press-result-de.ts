import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('de', names)

export const pressResultDe = {
  savedOn: (page, names) =>
    names.length === 0 ? `${page} ist gemerkt.` : `${page} steht auf ${lists(names)}.`,
  removedFrom: (page, names) =>
    names.length === 0 ? `${page} ist nicht mehr gemerkt.` : `${page} steht nicht mehr auf ${lists(names)}.`,
  onDevice: (page) => `${page} ist auf diesem Gerät gemerkt.`,
  offDevice: (page) => `${page} ist nicht mehr gemerkt.`,
  pending: (page) =>
    `${page} ist auf diesem Gerät gemerkt und kommt in dein Konto, sobald die Website erreichbar ist.`,
  pendingRemoval: (page) =>
    `${page} ist auf diesem Gerät nicht mehr gemerkt. Dein Konto folgt, sobald die Website erreichbar ist.`,
  dayFull: (page) =>
    `${page} ist auf diesem Gerät gemerkt. Mehr Änderungen kann ein Konto an einem Tag nicht machen: Diese wird morgen gesendet.`,
  deviceFull: 'Auf diesem Gerät kannst du dir höchstens 200 Seiten merken. Entferne zuerst eine.',
  unstored: (page) => `${page} konnte gerade nicht gemerkt werden. Versuch es noch einmal.`,
  change: 'Ändern',
  changeLabel: (page) => `Liste oder Notiz zu ${page} ändern`,
  undo: 'Rückgängig',
  openList: 'Liste öffnen',
  seeSaves: 'Zur Merkliste',
  refused: {
    list_full: (page) =>
      `${page} ist nicht gemerkt: Die zuletzt benutzte Liste hat 200 Seiten. Wähl eine andere Liste.`,
    account_full: (page) =>
      `${page} ist nicht gemerkt: Deine Listen enthalten so viel, wie ein Konto fasst. Entferne zuerst Seiten oder kürze Notizen.`,
    too_many_lists: (page) => `${page} ist nicht gemerkt: Du hast so viele Listen, wie ein Konto haben kann.`,
    other: (page) => `${page} ist nicht gemerkt: Die Website hat es abgelehnt.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
