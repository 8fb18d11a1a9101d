import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { NOT_FOUND_WORDS } from '#src/guide/not-found/words/not-found-words.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { PosterGrid } from '#src/site/components/poster-grid.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { SearchBox } from '#src/site/frame/search-box.tsx'

export type NotFoundPageProps = {
  /** Null if none is available: the plate is then shown without a poster. */
  readonly poster: PosterRef | null
  /** Up to four suggested places. */
  readonly suggestions: readonly PlaceSummary[]
  /** Other pages with a similar name. */
  readonly links?: readonly PageLink[]
}

/** The "not found" page: a plate on a poster, links to similar pages and suggested places. */
export function NotFoundPage({ poster, suggestions, links = [] }: NotFoundPageProps) {
  const words = useWords(NOT_FOUND_WORDS).notFound
  return (
    <>
      <section className="band band-tall" aria-labelledby="not-found">
        {poster !== null && <Poster poster={poster} ratio="16x9" grain="print" isPriority />}
        <div className="wrap">
          <div className="plate">
            <h1 className="h1" id="not-found">
              {words.heading}
            </h1>
            <p className="lead">
              {links.length === 0 ? words.lead : `${words.lead} ${words.didYouMean(links.length)}`}
            </p>
            {links.length > 0 && (
              <ul className="near-pages">
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <a className="link" href={path}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <SearchBox idPrefix="unknown" size="large" />
            <p className="actions">
              <a className="button" href="/">
                {words.home}
              </a>
            </p>
          </div>
        </div>
      </section>
      {suggestions.length > 0 && (
        <section className="section wrap" aria-labelledby="suggestions">
          <SectionHead title={words.suggestions} id="suggestions" />
          <PosterGrid places={suggestions.slice(0, 4)} />
        </section>
      )}
    </>
  )
}
