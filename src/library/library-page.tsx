import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { formatLongDate } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SiteLink } from '#src/site/components/site-link.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import type { SiteLinkData } from '#src/site/navigation-types.ts'
import { formatFileSize } from './format-file-size.ts'
import { LIBRARY_WORDS } from './words/library-words.ts'

export type LibraryBook = {
  readonly id: string
  readonly title: string
  /** Size of the file in bytes; null until it is delivered. */
  readonly size: number | null
  readonly cover: PosterRef
  /** Time of purchase in milliseconds since 1970. */
  readonly boughtAtMs: number
  /** Guide to the place of the book; null when there is none. */
  readonly guide: { readonly name: string; readonly path: string } | null
}

export type LibraryShelfProps = {
  readonly books: readonly LibraryBook[]
  readonly shop: SiteLinkData
  /** Covers shown in the empty state. */
  readonly examples: readonly PosterRef[]
}

function Book({ book: { id, title, size, cover, boughtAtMs, guide } }: { readonly book: LibraryBook }) {
  const words = useWords(LIBRARY_WORDS)
  const locale = useLocale()
  return (
    <article className="book">
      <span className="book-cover">
        <Poster poster={cover} ratio="4x5" grain="card" isDecorative />
      </span>
      <div className="book-words">
        <h2 className="book-title">{title}</h2>
        <p className="meta">
          {size === null ? words.notDelivered : words.file(formatFileSize(size, locale))}
          <br />
          {words.boughtOn(
            <time dateTime={new Date(boughtAtMs).toISOString()}>{formatLongDate(locale, boughtAtMs)}</time>,
          )}
        </p>
        {guide !== null && (
          <a className="link" href={guide.path}>
            {words.guideTo(guide.name)}
          </a>
        )}
        {size !== null && (
          <a className="button" href={`/profile/library/${id}.epub`} download>
            {words.download}
            <span className="visually-hidden"> {title}</span>
          </a>
        )}
      </div>
    </article>
  )
}

/** The visitor's eBooks, or the empty state. */
export function LibraryShelf({ books, shop, examples }: LibraryShelfProps) {
  const words = useWords(LIBRARY_WORDS).empty
  return (
    <div className="section wrap">
      {books.length === 0 ? (
        <EmptyState
          title={words.title}
          text={words.text}
          action={<SiteLink className="button" link={shop} />}
          posters={examples}
          shows="books"
        />
      ) : (
        <ul className="shelf">
          {books.map((book) => (
            <li key={book.id}>
              <Book book={book} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export type LibraryPageProps = {
  readonly shelf: DeferredPart
  /** URL of the page without deferred parts. */
  readonly completeHref: string
}

/** `/profile/library`: the visitor's eBooks with their downloads. */
export function LibraryPage({ shelf, completeHref }: LibraryPageProps) {
  const words = useWords(LIBRARY_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="late-page">
        <Deferred part={shelf} completeHref={completeHref}>
          <p className="section wrap serif">{words.loading}</p>
        </Deferred>
      </div>
    </>
  )
}
