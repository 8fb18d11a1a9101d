import type { PlacesRecord } from '#src/catalogue/catalogue-types.ts'
import { ContinentIndex } from '#src/components/continent-index.tsx'
import { PrintGrid } from '#src/components/print-grid.tsx'
import { SectionHead } from '#src/components/section-head.tsx'

export type PlacesPageProps = { readonly places: PlacesRecord }

const numbers = new Intl.NumberFormat('en-GB')

/** `/places`: the ten continents, each with its best posters. */
export function PlacesPage({ places }: PlacesPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">Destinations</h1>
        <p className="lead">{numbers.format(places.placeCount)} places, from the ones everybody knows to the ones with one boat a week.</p>
        <ContinentIndex continents={places.continents} />
      </header>
      {places.continents.map((continent) => (
        <section key={continent.slug} className="section wrap" aria-labelledby={continent.slug}>
          <SectionHead
            title={continent.name}
            id={continent.slug}
            lead={continent.summary}
            size="h1"
            aside={
              <a className="link" href={continent.path}>
                All of {continent.name}
              </a>
            }
          />
          {continent.featured.length > 0 && <PrintGrid places={continent.featured.slice(0, 4)} />}
        </section>
      ))}
    </>
  )
}
