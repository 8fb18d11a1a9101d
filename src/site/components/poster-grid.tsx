import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from './compiled-element.tsx'
import { PlacePosterCard } from './place-poster-card.tsx'

type PosterGridItemsProps = { readonly places: readonly PlaceSummary[] }

export function PosterGridItems({ places }: PosterGridItemsProps) {
  return places.map((place) => (
    <li key={place.path}>
      <PlacePosterCard place={place} />
    </li>
  ))
}

export type PosterGridProps = PosterGridItemsProps & { readonly html?: string | undefined }

/** A grid of poster cards: four columns on desktop, two on a phone. */
export function PosterGrid({ places, html }: PosterGridProps) {
  return (
    <CompiledElement as="ul" className="print-grid" html={html}>
      <PosterGridItems places={places} />
    </CompiledElement>
  )
}
