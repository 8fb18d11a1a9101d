import { useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type ClosingBandProps = { readonly place: PlaceSummary }

/** The closing poster of the page, with a search box on a plate. */
export function ClosingBand({ place }: ClosingBandProps) {
  const words = useWords(LISTS_WORDS).home.closing
  return (
    <section className="band band-whole" aria-labelledby="closing">
      <Poster poster={place.poster} ratio="hero" grain="print" />
      <div className="wrap">
        <div className="plate">
          <h2 className="h2" id="closing">
            {words.heading}
          </h2>
          <p className="lead">{words.lead}</p>
          <p className="actions">
            <a className="button" href="/places">
              {words.all}
            </a>
            <span className="band-credit">{words.credit(place.name, place.path)}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
