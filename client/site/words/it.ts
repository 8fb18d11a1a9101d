import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  formatLocale: 'it',
  menu: 'Menu',
  search: 'Cerca',
  linkCopied: 'Link copiato.',
  linkSelected: 'Link selezionato, pronto da copiare.',
  localTime: (time) => `ora locale ${time}`,
} satisfies Translation<typeof en>
