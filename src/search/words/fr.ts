import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const resultCount = (total: number): string =>
  `${formatNumber('fr', total)} ${choosePlural('fr', total, { one: 'résultat', other: 'résultats' })}`

export const fr = {
  kinds: {
    country: { one: 'Pays', many: 'Pays' },
    region: { one: 'Région', many: 'Régions' },
    city: { one: 'Ville', many: 'Villes' },
    article: { one: 'Récit', many: 'Récits' },
    topic: { one: 'Thème', many: 'Thèmes' },
    page: { one: 'Page du site', many: 'Pages du site' },
  },
  suggestionCaption: (kind, parent) => `${kind}, ${parent}`,
  resultCount,
  title: 'Recherche',
  titleOf: (query) => `Recherche\u00a0: ${query}`,
  titleWithCount: (query, total) => `Recherche\u00a0: ${query} (${resultCount(total)})`,
  description: 'Trouver un pays, une région, une ville ou un récit dans le guide.',
  rateLimitedTitle: 'Recherche\u00a0: un instant',
  rateLimitedDescription: 'Trop de recherches à la fois.',
} satisfies Translation<typeof en>
