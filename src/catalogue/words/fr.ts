import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

/** `de`, or `d'` before a vowel, as in "d'avril à juin". */
const fromMonth = (month: string): string => (/^[aeiouéèô]/i.test(month) ? `d’${month}` : `de ${month}`)

export const fr = {
  destinations: 'Destinations',
  months: {
    allYear: 'toute l’année',
    range: (first, last) => `${fromMonth(first)} à ${last}`,
    spans: (spans) => formatList('fr', spans),
  },
} satisfies Translation<typeof en>
