import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  kinds: {
    country: { one: 'Land', many: 'Länder' },
    region: { one: 'Region', many: 'Regionen' },
    city: { one: 'Stadt', many: 'Städte' },
    article: { one: 'Geschichte', many: 'Geschichten' },
    topic: { one: 'Thema', many: 'Themen' },
    page: { one: 'Themenseite', many: 'Themenseiten' },
  },
  suggestionCaption: (kind, parent) => `${kind}, ${parent}`,
  resultCount: (total) =>
    `${formatNumber('de', total)} ${choosePlural('de', total, { one: 'Treffer', other: 'Treffer' })}`,
  title: 'Suche',
  titleOf: (query) => `Suche: ${query}`,
  titleWithCount: (query, total) => `Suche: „${query}“ (${formatNumber('de', total)} Treffer)`,
  description: 'Ein Land, eine Region, eine Stadt oder eine Geschichte im Reiseführer finden.',
  rateLimitedTitle: 'Suche: einen Moment',
  rateLimitedDescription: 'Zu viele Suchanfragen auf einmal.',
} satisfies Translation<typeof en>
