import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  destinations: 'Destinos',
  months: {
    allYear: 'todo el año',
    pair: (first, last) => `${first} y ${last}`,
    range: (first, last) => `de ${first} a ${last}`,
    spans: (spans) => spans.join(', '),
  },
} satisfies Translation<typeof en>
