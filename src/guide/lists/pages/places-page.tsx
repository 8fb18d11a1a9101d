import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { PlacesRecord } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { ContinentIndex } from './continent-index.tsx'
import { ContinentRow } from './continent-row.tsx'

export type PlacesPageProps = { readonly places: PlacesRecord }

/** `/places`: the ten continents, each with its best posters. */
export function PlacesPage({ places }: PlacesPageProps) {
  const words = useWords(LISTS_WORDS).places
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{words.heading}</h1>
        <p className="lead">{words.lead(places.placeCount)}</p>
        <ContinentIndex continents={places.continents} />
      </header>
      {sortByName(places.continents, useLocale()).map((continent) => (
        <ContinentRow key={continent.slug} continent={continent} />
      ))}
    </>
  )
}
