import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

/** `de`, or `d'` before a vowel, as in "d'avril à juin". */
const fromMonth = (month: string): string => (/^[aeiouéèô]/i.test(month) ? `d’${month}` : `de ${month}`)

export const fr = {
  destinations: 'Destinations',
  months: {
    allYear: 'toute l’année',
    pair: (first, last) => `${first} et ${last}`,
    range: (first, last) => `${fromMonth(first)} à ${last}`,
    spans: (spans) => spans.join(', '),
  },
} satisfies Translation<typeof en>
