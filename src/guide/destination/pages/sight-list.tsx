import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { keepMarkup } from '#src/site/components/keep-markup.ts'
import { SightPosition } from './sight-position.tsx'

export type SightListProps = { readonly sights: readonly Sight[] }

const entries = keepMarkup((sights: readonly Sight[]) =>
  sights.map((sight, index) => (
    <li key={sight.name} id={`sight-${index + 1}`}>
      <h3 className="h3">{sight.name}</h3>
      <div>
        <p>{sight.text}</p>
        {sight.more !== undefined && <p className="sight-more">{sight.more}</p>}
        <SightPosition sight={sight} />
      </div>
    </li>
  )),
)

/** Numbered sights; the map carries the same numerals, and `#sight-1` leads to the first. */
export function SightList({ sights }: SightListProps) {
  return <ol className="sights" dangerouslySetInnerHTML={{ __html: entries(sights) }} />
}
