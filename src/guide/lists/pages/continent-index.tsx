import type { ContinentTeaser } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'

export type ContinentIndexProps = { readonly continents: readonly ContinentTeaser[] }

export function ContinentEntries({ continents }: ContinentIndexProps) {
  return continents.map((continent) => (
    <li key={continent.slug}>
      <a href={continent.path}>
        {continent.name}{' '}
        <span>
          {continent.placeCount}
          <span className="visually-hidden"> places</span>
        </span>
      </a>
    </li>
  ))
}

/** The ten continents with their number of places, ruled like the index of an atlas. */
export function ContinentIndex({
  continents,
  html,
}: ContinentIndexProps & { readonly html?: string | undefined }) {
  return (
    <CompiledElement as="ul" className="continent-index" html={html}>
      <ContinentEntries continents={continents} />
    </CompiledElement>
  )
}
