import type { REFUSED_CHANGES_WORDS } from '#client/saves/words/refused-changes-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const refusedChangesDe = {
  title: 'Nicht übernommen',
  lead: 'Diese Änderungen hast du ohne Netz gemacht, und sie ließen sich nicht übernehmen. Es gibt sie nur auf diesem Gerät: Kopiere, was du behalten willst. Beim Abmelden werden sie gelöscht.',
  copy: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Der Browser hat das nicht erlaubt. Der Text ist markiert: Kopiere ihn über das Menü.',
  discard: 'Verwerfen',
  discarded: 'Die Änderung ist verworfen.',
  unnamedPage: 'eine Seite',
  action: {
    note: (page) => `Deine Notiz zu ${page}`,
    save: (page) => `${page} merken`,
    unsave: (page) => `${page} entfernen`,
    remove: (page) => `${page} von einer Liste entfernen`,
    restore: (page) => `${page} wieder auf eine Liste setzen`,
    place: (page) => `Die Stelle von ${page}`,
    copy: (page) => `${page} auf eine andere Liste kopieren`,
    move: (page) => `${page} auf eine andere Liste verschieben`,
    create: () => 'Eine neue Liste',
    rename: () => 'Der neue Name einer Liste',
    delete: () => 'Das Löschen einer Liste',
  },
  otherAction: 'Eine Änderung deiner Merkliste',
  reason: {
    invalid_change: 'Die Website konnte sie nicht verstehen.',
    invalid_name: 'Der Name einer Liste hat 1 bis 60 Zeichen.',
    note_too_long: 'Eine Notiz hat höchstens 500 Zeichen.',
    note_conflict:
      'Ein anderes deiner Geräte hat dort auch eine Notiz geschrieben, und zusammen sind beide länger als 500 Zeichen. Die andere Notiz ist unverändert.',
    list_full: 'Die Liste war voll: Sie fasst höchstens 200 Seiten.',
    too_many_lists: 'Du hattest so viele Listen, wie ein Konto haben kann.',
    account_full: 'Deine Listen enthielten so viel, wie ein Konto fasst.',
    unknown_list: 'Die Liste gibt es nicht mehr.',
    unknown_item: 'Die Seite steht nicht mehr auf der Liste.',
    refused: 'Die Website hat sie ohne Begründung abgelehnt.',
    too_large: 'Sie ist zu groß, um gesendet zu werden.',
    expired: 'Sie hat länger als 30 Tage auf diesem Gerät gewartet.',
  },
} satisfies Translation<(typeof REFUSED_CHANGES_WORDS)['en']>
