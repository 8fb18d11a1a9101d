import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type ClosingBandProps = { readonly place: PlaceSummary }

/** The closing poster of the page, with a search box on a plate. */
export function ClosingBand({ place }: ClosingBandProps) {
  return (
    <section className="band band-whole" aria-labelledby="closing">
      <Poster poster={place.poster} ratio="hero" grain="print" />
      <div className="wrap">
        <div className="plate">
          <h2 className="h2" id="closing">
            Or close your eyes and point
          </h2>
          <p className="lead">Every country has a page here, also the ones that never make a list.</p>
          <p className="actions">
            <a className="button" href="/places">
              All destinations
            </a>
            <span className="band-credit">
              On the poster: <a href={place.path}>{place.name}</a>
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}
