import type { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const changePanelDe = {
  lists: 'Auf diesen Listen',
  newList: 'Neue Liste',
  nameExample: 'Japan 2027',
  create: 'Anlegen',
  done: 'Fertig',
  addToTrip: 'Zu einer Reise hinzufügen',
  count: (count) => (count === 0 ? 'Leer' : `${count} gemerkt`),
  isOn: (page, lists) => `${page} steht auf ${formatList('de', lists)}.`,
  onNone: (page) => `${page} ist nicht mehr gemerkt.`,
  noteOn: (list) => `Notiz, auf ${list}`,
  noteState: {
    typing: 'Wird beim Tippen gespeichert',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    pending: 'Auf diesem Gerät gespeichert, bis die Website erreichbar ist',
    failed: 'Nicht gespeichert',
  },
  cannotRead: {
    'signed out': 'Du bist abgemeldet. Melde dich wieder an.',
    failed: 'Deine Listen waren gerade nicht zu lesen. Versuch es noch einmal.',
    unreachable: 'Deine Listen sind nicht auf diesem Gerät, und die Website ist gerade nicht erreichbar.',
  },
  problem: {
    list_full: 'Das passte nicht hinein: Eine Liste fasst höchstens 200 Seiten.',
    too_many_lists: 'Du hast 30 Listen, mehr gehen nicht.',
    account_full:
      'Deine Listen enthalten so viel, wie ein Konto fasst. Entferne zuerst Seiten oder kürze Notizen.',
    invalid_name: 'Der Name einer Liste hat 1 bis 60 Zeichen.',
    note_too_long: 'Eine Notiz hat höchstens 500 Zeichen.',
    note_conflict:
      'Ein anderes deiner Geräte hat hier eine Notiz geschrieben, und zusammen sind beide zu lang. Dein Text steht auf der Seite der Merkliste.',
    unknown_list: 'Diese Liste gibt es nicht mehr.',
    failed: 'Das ging gerade nicht. Versuch es noch einmal.',
  },
} satisfies Translation<(typeof CHANGE_PANEL_WORDS)['en']>
