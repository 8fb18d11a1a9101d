import type { PlacesRecord } from '#src/catalogue/catalogue-types.ts'
import { ContinentIndex } from './continent-index.tsx'
import { ContinentRow } from './continent-row.tsx'

export type PlacesPageProps = { readonly places: PlacesRecord }

const numbers = new Intl.NumberFormat('en-GB')

/** `/places`: the ten continents, each with its best posters. */
export function PlacesPage({ places }: PlacesPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">Destinations</h1>
        <p className="lead">
          {numbers.format(places.placeCount)} places, from the ones everybody knows to the ones with one boat
          a week.
        </p>
        <ContinentIndex continents={places.continents} />
      </header>
      {places.continents.map((continent) => (
        <ContinentRow key={continent.slug} continent={continent} />
      ))}
    </>
  )
}
