import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  destinations: 'Destinace',
  months: {
    allYear: 'celý rok',
    range: (first, last) => `${first} až ${last}`,
    spans: (spans) => formatList('cs', spans),
  },
} satisfies Translation<typeof en>
