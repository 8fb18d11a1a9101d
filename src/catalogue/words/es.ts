import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  destinations: 'Destinos',
  months: {
    allYear: 'todo el año',
    range: (first, last) => `de ${first} a ${last}`,
    spans: (spans) => formatList('es', spans),
  },
} satisfies Translation<typeof en>
