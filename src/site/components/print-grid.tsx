import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { keepMarkup } from './keep-markup.ts'
import { PlacePrint } from './place-print.tsx'

const print = keepMarkup((place: PlaceSummary) => <PlacePrint place={place} />)

export type PrintGridProps = { readonly places: readonly PlaceSummary[] }

/** Prints side by side: four in a row on a desk, two on a phone. */
export function PrintGrid({ places }: PrintGridProps) {
  return (
    <ul className="print-grid">
      {places.map((place) => (
        <li key={place.path} dangerouslySetInnerHTML={{ __html: print(place) }} />
      ))}
    </ul>
  )
}
