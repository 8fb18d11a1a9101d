import { type ContinentSlug, parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import { parseSearchKind, type SearchKind } from './search-kind.ts'
import { parseSearchQuery } from './search-query.ts'

/** Results on one page. */
export const PAGE_SIZE = 20
/** Nobody turns further; it also bounds what one search costs. */
export const MAX_PAGES = 50

/** What `/search` was asked for. */
export type SearchRequest = {
  readonly query: string
  readonly kind: SearchKind | null
  readonly continent: ContinentSlug | null
  /** From 1. */
  readonly page: number
  /** The visitor insists on the query as it was typed. */
  readonly isLiteral: boolean
}

function parsePage(text: string): number {
  return /^\d+$/.test(text) ? Math.min(MAX_PAGES, Math.max(1, Number(text))) : 1
}

/** Reads the parameters of `/search`; of a repeated one the first counts, and what makes no sense is as if not given. */
export function parseSearchRequest(parameters: URLSearchParams): SearchRequest {
  const text = (name: string): string => parameters.get(name) ?? ''
  return {
    query: parseSearchQuery(text('q')),
    kind: parseSearchKind(text('kind')),
    continent: parseContinentSlug(text('continent')),
    page: parsePage(text('page')),
    isLiteral: text('as') === 'typed',
  }
}

/** Root-relative address of a search; what is the default is left out. */
export function searchAddress({ query, kind, continent, page, isLiteral }: SearchRequest): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (kind !== null) parameters.set('kind', kind)
  if (continent !== null) parameters.set('continent', continent)
  if (isLiteral) parameters.set('as', 'typed')
  if (page > 1) parameters.set('page', String(page))
  return parameters.size === 0 ? '/search' : `/search?${parameters}`
}
