import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Compiled } from '#src/site/components/compiled.tsx'
import { PlacePrint } from '#src/site/components/place-print.tsx'

type RankedPrintsProps = { readonly places: readonly PlaceSummary[] }

export function RankedPrints({ places }: RankedPrintsProps) {
  return places.map((place) => (
    <li key={place.path}>
      <PlacePrint place={place} isRanked />
    </li>
  ))
}

export type PrintRailProps = RankedPrintsProps & {
  readonly label: string
  readonly html?: string | undefined
}

/** Prints on one long rail; scrolls by hand, wheel and arrow keys (the region takes the focus). */
export function PrintRail({ places, label, html }: PrintRailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1)
    <section className="rail" aria-label={label} tabIndex={0}>
      <Compiled as="ul" html={html}>
        <RankedPrints places={places} />
      </Compiled>
    </section>
  )
}
