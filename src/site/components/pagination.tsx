import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type PaginationProps = {
  /** Accessible name of the navigation. */
  readonly label: string
  /** Current page, from 1. */
  readonly current: number
  readonly count: number
  /** Returns the root-relative path of a page, from 1. */
  readonly hrefOf: (page: number) => string
}

/** Pagination of a long list with real URLs; nothing for a single page. */
export function Pagination({ label, current, count, hrefOf }: PaginationProps) {
  const words = useWords(SITE_WORDS).components
  if (count < 2) return null
  return (
    <nav className="category-links page-links" aria-label={label}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
              {words.page(page)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
