import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  credit: (author, year) => `Foto: ${author}, ${year}`,
  author: (author, year) => `${author}, ${year}`,
  licences: {
    'public domain': 'volné dílo',
    'by permission': 'se svolením autora',
    own: 'pořízeno pro Fernway',
  },
  shareAlike: 'šířit jen pod stejnou licencí',
  source: (host) => `Zdroj: ${host}`,
  list: {
    heading: 'Fotografie',
    lead: 'Na těchto stránkách je fotografie. Autor, licence a\u00a0zdroj jsou uvedeny pod ní a\u00a0zde.',
    columns: { page: 'Stránka', author: 'Autor, rok', licence: 'Licence a\u00a0zdroj' },
  },
} satisfies Translation<typeof en>
