import { formatList } from '#isomorphic/words/formats.ts'

/** Text that is made from the guide's data, in English. */
export const en = {
  /** Name of the list that stands for a continent whose name is not known. */
  destinations: 'Destinations',
  months: {
    allYear: 'all year',
    range: (first: string, last: string) => `${first} to ${last}`,
    spans: (spans: readonly string[]) => formatList('en', spans),
  },
}
