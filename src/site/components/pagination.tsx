export type PaginationProps = {
  /** What is divided, for those who hear the links. */
  readonly label: string
  /** From 1. */
  readonly current: number
  readonly count: number
  /** Root-relative address of a page, from 1. */
  readonly hrefOf: (page: number) => string
}

/** Numbered pages of a long list, with real addresses; nothing for a list of one page. */
export function Pagination({ label, current, count, hrefOf }: PaginationProps) {
  if (count < 2) return null
  return (
    <nav className="category-links page-links" aria-label={label}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
              Page {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
