import { useWords } from '#isomorphic/words/use-words.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import { PAGE_SIZE, type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'

export type SearchStatusProps = {
  readonly request: SearchRequest
  /** Null when neither the index nor the titles could be read. */
  readonly findings: SearchFindings | null
  /** Number of matches after filtering. */
  readonly total: number
}

function Headline({ request, findings, total }: SearchStatusProps) {
  const words = useWords(SEARCH_PAGES_WORDS).status
  const { query, page, kind, continent } = request
  if (findings === null) return words.unavailable
  const pages = Math.ceil(total / PAGE_SIZE)
  const place = { page, pages }
  if (total > 0 && page > pages) return words.noPage(query, total, place)
  if (query === '' && total > 0)
    return kind !== null || continent !== null
      ? words.filteredPages(total, place)
      : words.allPages(total, place)
  if (query === '') return words.prompt
  if (findings.matchedBy === 'correction')
    return words.corrected(query, <CorrectedQuery request={request} query={findings.correctedQuery ?? ''} />)
  if (findings.matchedBy === 'partial') return words.partial(query)
  return total === 0 ? words.none(query) : words.results(query, total, place)
}

/** A link that searches for another spelling. */
function CorrectedQuery({ request, query }: Pick<SearchStatusProps, 'request'> & { readonly query: string }) {
  return (
    <a className="link" href={searchAddress({ ...request, query, page: 1 })}>
      {query}
    </a>
  )
}

/**
 * Summary of the results, also announced by screen readers (D6.15: repeat the query). The measurement code reads the
 * query and the count from data attributes.
 */
export function SearchStatus({ request, findings, total }: SearchStatusProps) {
  const words = useWords(SEARCH_PAGES_WORDS).status
  const { query } = request
  const { matchedBy, correctedQuery = null, isTitlesOnly } = findings ?? {}
  return (
    <div className="wrap search-status" role="status" data-search-query={query} data-search-total={total}>
      <p className="lead">
        <Headline request={request} findings={findings} total={total} />
      </p>
      {matchedBy === 'correction' && (
        <p className="meta">
          {words.correctedResults(
            correctedQuery ?? '',
            total,
            <a className="link" href={searchAddress({ ...request, page: 1, isLiteral: true })}>
              {words.searchLiterally(query)}
            </a>,
          )}
        </p>
      )}
      {matchedBy === 'query' && correctedQuery !== null && (
        <p className="meta">
          {words.didYouMean(<CorrectedQuery request={request} query={correctedQuery} />)}
        </p>
      )}
      {isTitlesOnly === true && <p className="meta">{words.titlesOnly}</p>}
    </div>
  )
}
