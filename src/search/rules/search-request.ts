import { type ContinentSlug, parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import { parseSearchKind, type SearchKind } from './search-kind.ts'
import { parseSearchQuery } from './search-query.ts'

/** Results per page. */
export const PAGE_SIZE = 20
/** Limits the cost of a search. */
export const MAX_PAGES = 50

/** Parameters of `/search`. */
export type SearchRequest = {
  readonly query: string
  readonly kind: SearchKind | null
  readonly continent: ContinentSlug | null
  /** 1-based. */
  readonly page: number
  /** True when the visitor rejected the spelling correction. */
  readonly isLiteral: boolean
}

function parsePage(text: string): number {
  return /^\d+$/.test(text) ? Math.min(MAX_PAGES, Math.max(1, Number(text))) : 1
}

/** Parses the parameters of `/search`; the first of repeated parameters counts, and invalid values are ignored. */
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

/** Root-relative address of a search, without default parameters. */
export function searchAddress({ query, kind, continent, page, isLiteral }: SearchRequest): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (kind !== null) parameters.set('kind', kind)
  if (continent !== null) parameters.set('continent', continent)
  if (isLiteral) parameters.set('as', 'typed')
  if (page > 1) parameters.set('page', String(page))
  return parameters.size === 0 ? '/search' : `/search?${parameters}`
}
