import { useWords } from '#isomorphic/words/use-words.ts'
import type { LocatorBase, MapMark, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { LocatorMap } from './locator-map.tsx'
import { MAPS_WORDS } from './words/maps-words.ts'

export type SheetMap = {
  readonly place: Pick<PlaceSummary, 'name' | 'path'>
  readonly base: LocatorBase
  readonly marks: readonly MapMark[]
}

const KINDS = ['country', 'region', 'city'] as const

/** A contact sheet for review: a country's map is repeated for each page that shows it. */
export function MapSheetPage({ kind, maps }: { readonly kind: string; readonly maps: readonly SheetMap[] }) {
  const words = useWords(MAPS_WORDS).sheet
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{words.title}</h1>
        <nav aria-label={words.kinds}>
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
