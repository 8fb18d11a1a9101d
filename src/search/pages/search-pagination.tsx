import { useWords } from '#isomorphic/words/use-words.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import { MAX_PAGES, PAGE_SIZE, type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'
import { Icon } from '#src/site/components/icon.tsx'

export type SearchPaginationProps = { readonly request: SearchRequest; readonly total: number }

/** Links to the previous and the next page; renders nothing when there is one page. */
export function SearchPagination({ request, total }: SearchPaginationProps) {
  const words = useWords(SEARCH_PAGES_WORDS).pagination
  const pages = Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
  if (pages < 2) return null
  const { page } = request
  return (
    <nav className="wrap search-turner" aria-label={words.label}>
      {page > 1 && (
        <a className="button button-ghost" rel="prev" href={searchAddress({ ...request, page: page - 1 })}>
          <Icon name="arrow-left" /> {words.previous}
        </a>
      )}
      <p className="meta">{words.position({ page, pages })}</p>
      {page < pages && (
        <a className="button button-ghost" rel="next" href={searchAddress({ ...request, page: page + 1 })}>
          {words.next} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
