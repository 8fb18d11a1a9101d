import type { LocatorBase, MapMark, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { LocatorMap } from './locator-map.tsx'

export type SheetMap = {
  readonly place: Pick<PlaceSummary, 'name' | 'path'>
  readonly base: LocatorBase
  readonly marks: readonly MapMark[]
}

const KINDS = ['country', 'region', 'city'] as const

/** A contact sheet for review: a country's map is repeated for each page that shows it. */
export function MapSheetPage({ kind, maps }: { readonly kind: string; readonly maps: readonly SheetMap[] }) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">Maps</h1>
        <nav aria-label="Kinds">
          {KINDS.map((other) => (
            <a key={other} href={`?kind=${other}`} aria-current={other === kind ? 'page' : undefined}>
              {other}{' '}
            </a>
          ))}
        </nav>
      </header>
      <ul className="ranked-list wrap">
        {maps.map(({ place, base, marks }) => (
          <li key={place.path}>
            <a href={place.path}>{place.name}</a>
            <LocatorMap base={base} marks={marks} />
          </li>
        ))}
      </ul>
    </>
  )
}
