import { formatList } from '#isomorphic/words/formats.ts'
import { toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  destinations: 'Destinazioni',
  months: {
    allYear: 'tutto l’anno',
    range: (first, last) => `da ${first} ${toMonth(last)}`,
    spans: (spans) => formatList('it', spans),
  },
} satisfies Translation<typeof en>
