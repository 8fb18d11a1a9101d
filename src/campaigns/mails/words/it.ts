import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  signedUpAt: (host) => `Hai chiesto questa newsletter su ${host} e hai confermato l’iscrizione.`,
  unsubscribe: 'Disiscriviti',
  preferences: 'Temi e frequenza',
  readOnSite: 'Leggila sul sito',
  cards: {
    story: (topic) => `Storia · ${topic}`,
    country: (parent) => `Paese · ${parent}`,
    region: (parent) => `Regione · ${parent}`,
    city: (parent) => `Città · ${parent}`,
  },
} satisfies Translation<typeof en>
