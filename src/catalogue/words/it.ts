import { toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  destinations: 'Destinazioni',
  months: {
    allYear: 'tutto l’anno',
    pair: (first, last) => `${first} e ${last}`,
    range: (first, last) => `da ${first} ${toMonth(last)}`,
    spans: (spans) => spans.join(', '),
  },
} satisfies Translation<typeof en>
