import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const resultCount = (total: number): string =>
  `${formatNumber('it', total)} ${choosePlural('it', total, { one: 'risultato', other: 'risultati' })}`

export const it = {
  kinds: {
    country: { one: 'Paese', many: 'Paesi' },
    region: { one: 'Regione', many: 'Regioni' },
    city: { one: 'Città', many: 'Città' },
    article: { one: 'Storia', many: 'Storie' },
    topic: { one: 'Tema', many: 'Temi' },
    page: { one: 'Pagina del sito', many: 'Pagine del sito' },
  },
  suggestionCaption: (kind, parent) => `${kind}, ${parent}`,
  resultCount,
  title: 'Ricerca',
  titleOf: (query) => `Ricerca: ${query}`,
  titleWithCount: (query, total) => `Ricerca: ${query} (${resultCount(total)})`,
  description: 'Trova un paese, una regione, una città o una storia nella guida.',
  rateLimitedTitle: 'Ricerca: un momento',
  rateLimitedDescription: 'Troppe ricerche in poco tempo.',
} satisfies Translation<typeof en>
