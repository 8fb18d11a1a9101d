import { MAX_PAGES, PAGE_SIZE, type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'
import { Icon } from '#src/site/components/icon.tsx'

export type SearchPaginationProps = { readonly request: SearchRequest; readonly total: number }

/** Links to the previous and the next page; renders nothing when there is one page. */
export function SearchPagination({ request, total }: SearchPaginationProps) {
  const pages = Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
  if (pages < 2) return null
  const { page } = request
  return (
    <nav className="wrap search-turner" aria-label="Pages of results">
      {page > 1 && (
        <a className="button button-ghost" rel="prev" href={searchAddress({ ...request, page: page - 1 })}>
          <Icon name="arrow-left" /> Previous
        </a>
      )}
      <p className="meta">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a className="button button-ghost" rel="next" href={searchAddress({ ...request, page: page + 1 })}>
          Next <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
