import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'

/** English text of the search outside its components: kinds, titles and captions. */
export const en = {
  /** Kinds of pages, singular and plural. */
  kinds: {
    country: { one: 'Country', many: 'Countries' },
    region: { one: 'Region', many: 'Regions' },
    city: { one: 'City', many: 'Cities' },
    article: { one: 'Story', many: 'Stories' },
    topic: { one: 'Topic', many: 'Topics' },
    page: { one: 'Page of the site', many: 'Pages of the site' },
  },
  /** Caption of a suggestion: `City in Japan`. */
  suggestionCaption: (kind: string, parent: string) => `${kind} in ${parent}`,
  resultCount: (total: number) =>
    `${formatNumber('en', total)} ${choosePlural('en', total, { one: 'result', other: 'results' })}`,
  title: 'Search',
  titleOf: (query: string) => `Search: ${query}`,
  titleWithCount: (query: string, total: number) =>
    `Search: ${query} (${total} ${choosePlural('en', total, { one: 'result', other: 'results' })})`,
  description: 'Find a country, a region, a city or a story in the guide.',
  rateLimitedTitle: 'Search: one moment',
  rateLimitedDescription: 'Too many searches at once.',
}
