import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type PlaceCardsProps = { readonly places: readonly PlaceSummary[] }

type PlaceProps = { readonly place: PlaceSummary }

/** One place across the page: poster beside text. The entire card is the link of the name. */
function SinglePlaceCard({ place }: PlaceProps) {
  const langOf = useTextLanguage()
  return (
    <article className="story split place-alone">
      <Poster poster={place.poster} ratio="16x9" grain="print" isDecorative />
      <div>
        <h3 className="print-name">
          <a href={place.path}>{place.name}</a>
        </h3>
        <p className="lead" lang={langOf(place.summary)}>
          {place.summary}
        </p>
      </div>
    </article>
  )
}

function PlaceCard({ place }: PlaceProps) {
  const langOf = useTextLanguage()
  return (
    <article className="story">
      <a className="story-link" href={place.path}>
        <h3 className="print-name">{place.name}</h3>
        <Poster poster={place.poster} ratio="16x9" grain="card" isDecorative />
      </a>
      <p className="serif" lang={langOf(place.summary)}>
        {place.summary}
      </p>
    </article>
  )
}

/**
 * Child places that are too few for a row of poster cards: one spans the page, two or three share it, each with its
 * summary.
 */
export function PlaceCards({ places }: PlaceCardsProps) {
  const [only, another] = places
  if (only === undefined) return null
  if (another === undefined) return <SinglePlaceCard place={only} />
  return (
    <ul className="story-grid">
      {places.map((place) => (
        <li key={place.path}>
          <PlaceCard place={place} />
        </li>
      ))}
    </ul>
  )
}
