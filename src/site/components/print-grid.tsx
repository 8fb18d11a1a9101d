import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Compiled } from './compiled.tsx'
import { PlacePrint } from './place-print.tsx'

type PrintsProps = { readonly places: readonly PlaceSummary[] }

export function Prints({ places }: PrintsProps) {
  return places.map((place) => (
    <li key={place.path}>
      <PlacePrint place={place} />
    </li>
  ))
}

export type PrintGridProps = PrintsProps & { readonly html?: string | undefined }

/** Prints side by side: four in a row on a desk, two on a phone. */
export function PrintGrid({ places, html }: PrintGridProps) {
  return (
    <Compiled as="ul" className="print-grid" html={html}>
      <Prints places={places} />
    </Compiled>
  )
}
