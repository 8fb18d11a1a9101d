import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SiteLink } from '#src/site/components/site-link.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import type { SiteLinkData } from '#src/site/navigation-types.ts'

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

const KILOBYTE = 1000
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}

function Book({ book: { id, title, size, cover, boughtAtMs, guide } }: { readonly book: LibraryBook }) {
  return (
    <article className="book">
      <span className="book-cover">
        <Poster poster={cover} ratio="4x5" grain="card" isDecorative />
      </span>
      <div className="book-words">
        <h2 className="book-title">{title}</h2>
        <p className="meta">
          {size === null ? 'On its way from the shop' : `EPUB, ${formatSize(size)}`}
          <br />
          Yours since <time dateTime={new Date(boughtAtMs).toISOString()}>{DAY.format(boughtAtMs)}</time>
        </p>
        {guide !== null && (
          <a className="link" href={guide.path}>
            The guide to {guide.name}
          </a>
        )}
        {size !== null && (
          <a className="button" href={`/profile/library/${id}.epub`} download>
            Download<span className="visually-hidden"> {title}</span>
          </a>
        )}
      </div>
    </article>
  )
}

/** The visitor's eBooks, or the empty state. */
export function LibraryShelf({ books, shop, examples }: LibraryShelfProps) {
  return (
    <div className="section wrap">
      {books.length === 0 ? (
        <EmptyState
          title="The shelf is empty"
          text="eBooks from the shop appear here as soon as they are paid for, to be read on any device."
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
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">eLibrary</h1>
        <p className="lead">What you buy in the shop appears here, to be downloaded as often as you like.</p>
      </header>
      <div className="late-page">
        <Deferred part={shelf} completeHref={completeHref}>
          <p className="section wrap serif">Looking for your books…</p>
        </Deferred>
      </div>
    </>
  )
}
