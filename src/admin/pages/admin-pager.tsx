import { useWords } from '#isomorphic/words/use-words.ts'
import { ADMIN_WORDS } from './words/admin-words.ts'

export type AdminPagerProps = {
  /** Names the list for screen readers. */
  readonly label: string
  /** Links to the first page and to the next one; null where there is none. */
  readonly firstHref: string | null
  readonly nextHref: string | null
}

/** Links between the pages of a list; nothing when the list has one page. */
export function AdminPager({ label, firstHref, nextHref }: AdminPagerProps) {
  const { firstPage, nextPage, pages } = useWords(ADMIN_WORDS).pager
  if (firstHref === null && nextHref === null) return null
  return (
    <nav className="actions" aria-label={pages(label)}>
      {firstHref !== null && (
        <a className="link" href={firstHref}>
          {firstPage}
        </a>
      )}
      {nextHref !== null && (
        <a className="link" href={nextHref}>
          {nextPage}
        </a>
      )}
    </nav>
  )
}
