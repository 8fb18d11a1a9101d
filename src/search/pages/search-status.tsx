import { PAGE_SIZE, type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'

export type SearchStatusProps = {
  readonly request: SearchRequest
  /** Null when neither the index nor the titles could be read. */
  readonly findings: SearchFindings | null
  /** Number of matches after filtering. */
  readonly total: number
}

const countText = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en')} results`

function Headline({ request, findings, total }: SearchStatusProps) {
  const { query, page } = request
  if (findings === null) return 'The search does not answer just now. Give it a minute, or go by continent.'
  const pages = Math.ceil(total / PAGE_SIZE)
  const pageSuffix = page > 1 && page <= pages ? `, page ${page} of ${pages}` : ''
  if (total > 0 && page > pages) {
    const last = pages === 1 ? 'all on one page' : `on ${pages} pages`
    return `There is no page ${page} here: ${countText(total)}${query === '' ? '' : ` for “${query}”`}, ${last}.`
  }
  const isFiltered = request.kind !== null || request.continent !== null
  if (query === '' && total > 0 && isFiltered)
    return `${total.toLocaleString('en')} pages to browse${pageSuffix}`
  if (query === '' && total > 0)
    return `Everything in the guide: ${total.toLocaleString('en')} pages${pageSuffix}`
  if (query === '') return 'Try a country, a city or a region. Names in other languages work too.'
  if (findings.matchedBy === 'correction')
    return (
      <>
        Nothing here is called “{query}”. Did you mean{' '}
        <a
          className="link"
          href={searchAddress({ ...request, query: findings.correctedQuery ?? '', page: 1 })}
        >
          {findings.correctedQuery}
        </a>
        ?
      </>
    )
  if (findings.matchedBy === 'partial') return `No page has all of “${query}”. These have some of it.`
  if (total === 0) return `Nothing for “${query}” here. Check the spelling, or try the country it lies in.`
  return `${countText(total)} for “${query}”${pageSuffix}`
}

/**
 * Summary of the results, also announced by screen readers (D6.15: repeat the query). The measurement code reads the
 * query and the count from data attributes.
 */
export function SearchStatus({ request, findings, total }: SearchStatusProps) {
  const { query } = request
  return (
    <div className="wrap search-status" role="status" data-search-query={query} data-search-total={total}>
      <p className="lead">
        <Headline request={request} findings={findings} total={total} />
      </p>
      {findings?.matchedBy === 'correction' && (
        <p className="meta">
          {`${countText(total)} for ${findings.correctedQuery}. `}
          <a className="link" href={searchAddress({ ...request, page: 1, isLiteral: true })}>
            Search for “{query}” all the same
          </a>
        </p>
      )}
      {findings?.matchedBy === 'query' && findings.correctedQuery !== null && (
        <p className="meta">
          Did you mean{' '}
          <a className="link" href={searchAddress({ ...request, query: findings.correctedQuery, page: 1 })}>
            {findings.correctedQuery}
          </a>
          ?
        </p>
      )}
      {findings?.isTitlesOnly === true && (
        <p className="meta">
          The full index is having a rest, so these are matches by title only. Other words will work again
          soon.
        </p>
      )}
    </div>
  )
}
