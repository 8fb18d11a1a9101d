import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  credit: (author, year) => `Foto: ${author}, ${year}`,
  author: (author, year) => `${author}, ${year}`,
  licences: {
    'public domain': 'gemeinfrei',
    'by permission': 'mit Genehmigung',
    own: 'für Fernway aufgenommen',
  },
  shareAlike: 'Weitergabe unter gleicher Lizenz',
  source: (host) => `Quelle: ${host}`,
  list: {
    heading: 'Fotos',
    lead: 'Diese Seiten zeigen ein Foto. Urheber, Lizenz und Quelle stehen darunter und hier.',
    columns: { page: 'Seite', author: 'Urheber, Jahr', licence: 'Lizenz und Quelle' },
  },
} satisfies Translation<typeof en>
