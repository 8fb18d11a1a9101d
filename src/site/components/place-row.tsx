import type { PlaceMention } from '#src/catalogue/catalogue-types.ts'
import { Poster } from './poster.tsx'

export type PlaceRowProps = { readonly place: PlaceMention }

/** A 50 px thumbnail with name and parent; the entire row is one link. */
export function PlaceRow({ place }: PlaceRowProps) {
  return (
    <a className="place-row" href={place.path}>
      <Poster poster={place.poster} ratio="1x1" grain="thumb" isDecorative />
      <span className="place-row-text">
        <b>{place.name}</b> <span className="meta">{place.parentName}</span>
      </span>
    </a>
  )
}
