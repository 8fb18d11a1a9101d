import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { Compiled } from '#src/site/components/compiled.tsx'
import { SightName } from './sight-name.tsx'

export type SightListProps = { readonly sights: readonly Sight[] }

export function SightEntries({ sights }: SightListProps) {
  return sights.map((sight, index) => (
    <li key={sight.name} id={`sight-${index + 1}`}>
      <h3 className="h3">
        <SightName sight={sight} />
      </h3>
      <div>
        <p>{sight.text}</p>
        {sight.more !== undefined && <p className="sight-more">{sight.more}</p>}
      </div>
    </li>
  ))
}

/** Numbered sights; the map carries the same numerals, and `#sight-1` leads to the first. */
export function SightList({ sights, html }: SightListProps & { readonly html?: string | undefined }) {
  return (
    <Compiled as="ol" className="sights" html={html}>
      <SightEntries sights={sights} />
    </Compiled>
  )
}
