import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  signedUpAt: (host) => `Ton inscription à cette lettre a été faite sur ${host}, puis confirmée.`,
  unsubscribe: 'Se désinscrire',
  preferences: 'Thèmes et rythme',
  readOnSite: 'La lire sur le site',
  cards: {
    story: (topic) => `Récit · ${topic}`,
    country: (parent) => `Pays · ${parent}`,
    region: (parent) => `Région · ${parent}`,
    city: (parent) => `Ville · ${parent}`,
  },
} satisfies Translation<typeof en>
