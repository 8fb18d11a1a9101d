import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { PlacePosterCard } from '#src/site/components/place-poster-card.tsx'

type PosterRailItemsProps = { readonly places: readonly PlaceSummary[] }

/** The posters have no alternative text: it would double the text of each link, and is on the place's own page. */
export function PosterRailItems({ places }: PosterRailItemsProps) {
  return places.map((place) => (
    <li key={place.path}>
      <PlacePosterCard place={place} isRanked isDecorative />
    </li>
  ))
}

export type PosterRailProps = PosterRailItemsProps & {
  readonly label: string
  readonly html?: string | undefined
}

/** A horizontally scrolling row of poster cards; touch, wheel and arrow keys scroll it (the region is focusable). */
export function PosterRail({ places, label, html }: PosterRailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1)
    <section className="rail" aria-label={label} tabIndex={0}>
      <CompiledElement as="ul" html={html}>
        <PosterRailItems places={places} />
      </CompiledElement>
    </section>
  )
}
