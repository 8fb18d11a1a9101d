import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  destinations: 'Reiseziele',
  months: {
    allYear: 'das ganze Jahr',
    range: (first, last) => `${first} bis ${last}`,
    spans: (spans) => formatList('de', spans),
  },
} satisfies Translation<typeof en>
