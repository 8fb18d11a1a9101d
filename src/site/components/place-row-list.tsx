import type { PlaceMention } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from './compiled-element.tsx'
import { PlaceRow } from './place-row.tsx'

type PlaceRowsProps = { readonly places: readonly PlaceMention[] }

export function PlaceRows({ places }: PlaceRowsProps) {
  return places.map((place) => (
    <li key={place.path}>
      <PlaceRow place={place} />
    </li>
  ))
}

export type PlaceRowListProps = PlaceRowsProps & {
  readonly isWide?: boolean
  readonly html?: string | undefined
}

/** A list of place rows; with `isWide` in as many columns as fit. */
export function PlaceRowList({ places, isWide = false, html }: PlaceRowListProps) {
  return (
    <CompiledElement as="ul" className={isWide ? 'place-rows place-rows-wide' : 'place-rows'} html={html}>
      <PlaceRows places={places} />
    </CompiledElement>
  )
}
