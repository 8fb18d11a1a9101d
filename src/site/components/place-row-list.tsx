import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { keepMarkup } from './keep-markup.ts'
import { PlaceRow } from './place-row.tsx'

const row = keepMarkup((place: PlaceSummary) => <PlaceRow place={place} />)

export type PlaceRowListProps = { readonly places: readonly PlaceSummary[]; readonly isWide?: boolean }

/** Rows under one another; with `isWide` in as many columns as the page has room for. */
export function PlaceRowList({ places, isWide = false }: PlaceRowListProps) {
  return (
    <ul className={isWide ? 'place-rows place-rows-wide' : 'place-rows'}>
      {places.map((place) => (
        <li key={place.path} dangerouslySetInnerHTML={{ __html: row(place) }} />
      ))}
    </ul>
  )
}
