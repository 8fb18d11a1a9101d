import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  formatLocale: 'de',
  menu: 'Menü',
  search: 'Suchen',
  linkCopied: 'Der Link ist kopiert.',
  linkSelected: 'Der Link ist markiert und kann kopiert werden.',
  localTime: (time) => `jetzt ${time}`,
} satisfies Translation<typeof en>
