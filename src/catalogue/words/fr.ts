import { formatList } from '#isomorphic/words/formats.ts'
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
    // A pair is joined by "et" as well.
    spans: (spans) =>
      spans.some((span) => span.includes(' et ')) ? spans.join(', ') : formatList('fr', spans),
  },
} satisfies Translation<typeof en>
