import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  signedUpAt: (host) => `Te apuntaste a este boletín en ${host} y lo confirmaste.`,
  unsubscribe: 'Darme de baja',
  preferences: 'Temas y frecuencia',
  readOnSite: 'Leerlo en el sitio',
  cards: {
    story: (topic) => `Historia · ${topic}`,
    country: (parent) => `País · ${parent}`,
    region: (parent) => `Región · ${parent}`,
    city: (parent) => `Ciudad · ${parent}`,
  },
} satisfies Translation<typeof en>
