import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  credit: (author, year) => `Photo\u00a0: ${author}, ${year}`,
  author: (author, year) => `${author}, ${year}`,
  licences: {
    'public domain': 'domaine public',
    'by permission': 'avec autorisation',
    own: 'prise pour Fernway',
  },
  shareAlike: 'à partager dans les mêmes conditions',
  source: (host) => `Source\u00a0: ${host}`,
  list: {
    heading: 'Photographies',
    lead: 'Ces pages montrent une photographie. L’auteur, la licence et la source sont indiqués sous l’image, et ici.',
    columns: { page: 'Page', author: 'Auteur, année', licence: 'Licence et source' },
  },
} satisfies Translation<typeof en>
