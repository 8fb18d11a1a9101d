import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { PlacePrint } from './place-print.tsx'

export type PrintGridProps = { readonly places: readonly PlaceSummary[] }

/** Prints side by side: four in a row on a desk, two on a phone. */
export function PrintGrid({ places }: PrintGridProps) {
  return (
    <ul className="print-grid">
      {places.map((place) => (
        <li key={place.path}>
          <PlacePrint place={place} />
        </li>
      ))}
    </ul>
  )
}
