import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  signedUpAt: (host) => `Ti sei iscritto a questa newsletter su ${host} e lo hai confermato.`,
  unsubscribe: 'Disiscriviti',
  preferences: 'Temi, e ogni quanto',
  readOnSite: 'Leggila sul sito',
} satisfies Translation<typeof en>
