import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  credit: (author, year) => `Foto: ${author}, ${year}`,
  author: (author, year) => `${author}, ${year}`,
  licences: {
    'public domain': 'dominio público',
    'by permission': 'con permiso',
    own: 'hecha para Fernway',
  },
  shareAlike: 'para compartir con la misma licencia',
  source: (host) => `Fuente: ${host}`,
  list: {
    heading: 'Fotografías',
    lead: 'Estas páginas muestran una fotografía. Su autor, licencia y fuente figuran debajo de ella, y aquí.',
    columns: { page: 'Página', author: 'Autor, año', licence: 'Licencia y fuente' },
  },
} satisfies Translation<typeof en>
