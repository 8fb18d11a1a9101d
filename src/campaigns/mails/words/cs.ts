import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  signedUpAt: (host) => `K\u00a0odběru tohoto zpravodaje ses přihlásil na ${host} a\u00a0potvrdil to.`,
  unsubscribe: 'Odhlásit odběr',
  preferences: 'Témata a\u00a0jak často',
  readOnSite: 'Číst na webu',
} satisfies Translation<typeof en>
