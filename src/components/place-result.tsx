import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { placeKindLine } from './place-kind.ts'
import { Poster } from './poster.tsx'

export type PlaceResultProps = { readonly place: PlaceSummary }

/** One answer to a search: picture, name, where it is and the sentence about it. */
export function PlaceResult({ place }: PlaceResultProps) {
  return (
    <a className="place-result" href={place.path}>
      <Poster poster={place.poster} ratio="1x1" grain="thumb" isDecorative />
      <div className="place-result-text">
        <h2 className="h3">{place.name}</h2>
        <p className="meta">{placeKindLine(place)}</p>
        <p className="serif">{place.summary}</p>
      </div>
    </a>
  )
}
