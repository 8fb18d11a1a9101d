import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  credit: (author, year) => `Foto: ${author}, ${year}`,
  author: (author, year) => `${author}, ${year}`,
  licences: {
    'public domain': 'pubblico dominio',
    'by permission': 'su autorizzazione',
    own: 'scattata per Fernway',
  },
  shareAlike: 'da condividere con la stessa licenza',
  source: (host) => `Fonte: ${host}`,
  list: {
    heading: 'Fotografie',
    lead: 'Queste pagine mostrano una fotografia. Autore, licenza e fonte sono indicati sotto l’immagine, e qui.',
    columns: { page: 'Pagina', author: 'Autore, anno', licence: 'Licenza e fonte' },
  },
} satisfies Translation<typeof en>
