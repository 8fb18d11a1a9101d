import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const saveButtonsDe = {
  pageName: (label) => label.replace(/ merken$/, ''),
  pressed: (page, isSaved) => (isSaved ? `${page} ist gemerkt.` : `${page} ist nicht mehr gemerkt.`),
  changesRejected:
    'Einige Änderungen, die du offline gemacht hast, konnten nicht übernommen werden. Sie sind auf diesem Gerät gespeichert.',
  dayFull:
    'Du hast heute so viele Änderungen gemacht, wie ein Konto kann. Der Rest ist auf diesem Gerät gespeichert und wird morgen gesendet.',
  seeRejected: 'Ansehen, welche und warum',
  changeQueued: 'Auf diesem Gerät gespeichert. Es kommt in dein Konto, sobald du wieder online bist.',
  notMoved: (count) =>
    count === 1
      ? 'Ein Eintrag bleibt auf diesem Gerät, weil dein Konto dafür keinen Platz hat.'
      : `${count} Einträge bleiben auf diesem Gerät, weil dein Konto dafür keinen Platz hat.`,
  failed: 'Das konnte gerade nicht gespeichert werden. Versuch es noch einmal.',
} satisfies Translation<(typeof SAVE_BUTTONS_WORDS)['en']>
