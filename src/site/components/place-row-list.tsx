import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { PlaceRow } from './place-row.tsx'

export type PlaceRowListProps = { readonly places: readonly PlaceSummary[]; readonly isWide?: boolean }

/** Rows under one another; with `isWide` in as many columns as the page has room for. */
export function PlaceRowList({ places, isWide = false }: PlaceRowListProps) {
  return (
    <ul className={isWide ? 'place-rows place-rows-wide' : 'place-rows'}>
      {places.map((place) => (
        <li key={place.path}>
          <PlaceRow place={place} />
        </li>
      ))}
    </ul>
  )
}
