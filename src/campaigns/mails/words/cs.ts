import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  signedUpAt: (host) => `Zpravodaj ti chodí díky potvrzenému přihlášení na ${host}.`,
  unsubscribe: 'Odhlásit odběr',
  preferences: 'Témata a\u00a0jak často',
  readOnSite: 'Číst na webu',
  cards: {
    story: (topic) => `Příběh · ${topic}`,
    country: (parent) => `Země · ${parent}`,
    region: (parent) => `Region · ${parent}`,
    city: (parent) => `Město · ${parent}`,
  },
} satisfies Translation<typeof en>
