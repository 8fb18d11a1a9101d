import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  formatLocale: 'cs',
  menu: 'Nabídka',
  search: 'Hledat',
  linkCopied: 'Odkaz je zkopírovaný.',
  linkSelected: 'Odkaz je označený a\u00a0dá se zkopírovat.',
  localTime: (time) => `teď ${time}`,
} satisfies Translation<typeof en>
