import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const resultCount = (total: number): string =>
  `${formatNumber('es', total)} ${choosePlural('es', total, { one: 'resultado', other: 'resultados' })}`

export const es = {
  kinds: {
    country: { one: 'País', many: 'Países' },
    region: { one: 'Región', many: 'Regiones' },
    city: { one: 'Ciudad', many: 'Ciudades' },
    article: { one: 'Historia', many: 'Historias' },
    topic: { one: 'Tema', many: 'Temas' },
    page: { one: 'Página del sitio', many: 'Páginas del sitio' },
  },
  suggestionCaption: (kind, parent) => `${kind}, ${parent}`,
  resultCount,
  title: 'Búsqueda',
  titleOf: (query) => `Búsqueda: ${query}`,
  titleWithCount: (query, total) => `Búsqueda: ${query} (${resultCount(total)})`,
  description: 'Encontrar un país, una región, una ciudad o una historia en la guía.',
  rateLimitedTitle: 'Búsqueda: un momento',
  rateLimitedDescription: 'Demasiadas búsquedas a la vez.',
} satisfies Translation<typeof en>
