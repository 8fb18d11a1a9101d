import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { PlacePrint } from '#src/site/components/place-print.tsx'

export type PrintRailProps = { readonly places: readonly PlaceSummary[]; readonly label: string }

/** Prints on one long rail; scrolls by hand, wheel and arrow keys (the region takes the focus). */
export function PrintRail({ places, label }: PrintRailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1)
    <section className="rail" aria-label={label} tabIndex={0}>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <PlacePrint place={place} isRanked />
          </li>
        ))}
      </ul>
    </section>
  )
}
