import { formatList } from '#isomorphic/words/formats.ts'
import { toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  destinations: 'Destinazioni',
  months: {
    allYear: 'tutto l’anno',
    pair: (first, last) => `${first} e ${last}`,
    range: (first, last) => `da ${first} ${toMonth(last)}`,
    // A list of pairs with their own «e» takes commas alone.
    spans: (spans) =>
      spans.some((span) => span.includes(' e ')) ? spans.join(', ') : formatList('it', spans),
  },
} satisfies Translation<typeof en>
