import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  destinations: 'Destinos',
  months: {
    allYear: 'todo el año',
    pair: (first, last) => `${first} y ${last}`,
    range: (first, last) => `de ${first} a ${last}`,
    spans: (spans) =>
      spans.some((span) => span.includes(' y ')) ? spans.join(', ') : formatList('es', spans),
  },
} satisfies Translation<typeof en>
