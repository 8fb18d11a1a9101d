import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { keepMarkup } from './keep-markup.ts'

export type SightListProps = { readonly sights: readonly Sight[] }

const entries = keepMarkup((sights: readonly Sight[]) =>
  sights.map((sight, index) => (
    <li key={sight.name} id={`sight-${index + 1}`}>
      <h3 className="h3">{sight.name}</h3>
      <p>{sight.text}</p>
    </li>
  )),
)

/** Numbered sights; the map carries the same numerals, and `#sight-1` leads to the first. */
export function SightList({ sights }: SightListProps) {
  return <ol className="sights" dangerouslySetInnerHTML={{ __html: entries(sights) }} />
}
