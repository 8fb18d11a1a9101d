import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  signedUpAt: (host) => `Du hast dich auf ${host} für diesen Newsletter angemeldet und das bestätigt.`,
  unsubscribe: 'Abmelden',
  preferences: 'Themen, und wie oft',
  readOnSite: 'Auf der Website lesen',
  cards: {
    story: (topic) => `Geschichte · ${topic}`,
    country: (parent) => `Land · ${parent}`,
    region: (parent) => `Region · ${parent}`,
    city: (parent) => `Stadt · ${parent}`,
  },
} satisfies Translation<typeof en>
