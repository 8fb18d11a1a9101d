import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { SightPosition } from './sight-position.tsx'

export type SightListProps = { readonly sights: readonly Sight[] }

/** Numbered sights; the map carries the same numerals, and `#sight-1` leads to the first. */
export function SightList({ sights }: SightListProps) {
  return (
    <ol className="sights">
      {sights.map((sight, index) => (
        <li key={sight.name} id={`sight-${index + 1}`}>
          <h3 className="h3">{sight.name}</h3>
          <div>
            <p>{sight.text}</p>
            <SightPosition sight={sight} />
          </div>
        </li>
      ))}
    </ol>
  )
}
