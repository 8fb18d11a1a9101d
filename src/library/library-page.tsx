import type { PosterRef } from '#client/posters/poster-address.ts'
import { BlankFrame } from '#src/site/components/blank-frame.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SiteLink } from '#src/site/components/site-link.tsx'
import { Late, type LatePart } from '#src/site/late-part.tsx'
import type { SiteLink as SiteLinkData } from '#src/site/navigation-types.ts'

export type LibraryBook = {
  readonly id: string
  readonly title: string
  /** Bytes of the file; null while it is not there yet. */
  readonly size: number | null
  readonly cover: PosterRef
}

export type LibraryShelfProps = {
  readonly books: readonly LibraryBook[]
  readonly shop: SiteLinkData
}

const KILOBYTE = 1000

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}

function Book({ book: { id, title, size, cover } }: { readonly book: LibraryBook }) {
  return (
    <article className="print book">
      <Poster poster={cover} ratio="4x5" grain="card" isDecorative />
      <h2 className="print-name">{title}</h2>
      {size === null ? (
        <p className="print-meta">On its way from the shop</p>
      ) : (
        <>
          <p className="print-meta">{`EPUB, ${sizeOf(size)}`}</p>
          <a className="button" href={`/profile/library/${id}.epub`} download>
            Download<span className="visually-hidden"> {title}</span>
          </a>
        </>
      )}
    </article>
  )
}

/** What stands on the shelf, or why it is empty. */
export function LibraryShelf({ books, shop }: LibraryShelfProps) {
  return (
    <div className="section wrap">
      {books.length === 0 ? (
        <BlankFrame
          title="The shelf is empty"
          text="eBooks from the shop appear here as soon as they are paid for."
          action={<SiteLink className="button" link={shop} />}
        />
      ) : (
        <ul className="print-grid">
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
  readonly shelf: LatePart
  /** The same page in one piece. */
  readonly wholeHref: string
}

/** `/profile/library`: eBooks that the visitor owns, each with its file. */
export function LibraryPage({ shelf, wholeHref }: LibraryPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">eLibrary</h1>
        <p className="lead">What you buy in the shop stands here, to be downloaded as often as you like.</p>
      </header>
      <div className="late-page">
        <Late part={shelf} wholeHref={wholeHref}>
          <p className="section wrap serif">Looking for your books…</p>
        </Late>
      </div>
    </>
  )
}
