import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  signedUpAt: (host) => `Tu t’es inscrit à cette lettre sur ${host}, et tu l’as confirmé.`,
  unsubscribe: 'Se désinscrire',
  preferences: 'Thèmes et rythme',
  readOnSite: 'La lire sur le site',
} satisfies Translation<typeof en>
