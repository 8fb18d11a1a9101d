import type { BestInTravelRecord } from '#src/catalogue/catalogue-types.ts'
import { TRAVEL_CATEGORY_NAMES, type TravelCategory } from '#src/catalogue/travel-category.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { CategoryLinks } from './category-links.tsx'
import { RankedPlace } from './ranked-place.tsx'

type Entry = BestInTravelRecord['entries'][number]

export type BestInTravelPageProps = {
  /** Entries of the category, in the order of the list. */
  readonly entries: readonly Entry[]
  readonly category: TravelCategory | null
  /** Number of places in the unfiltered list. */
  readonly total: number
}

/** `/best-in-travel`: the list of the year in order, complete or filtered by category. */
export function BestInTravelPage({ entries, category, total }: BestInTravelPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">Best in Travel</h1>
        <p className="lead">
          Places that will reward the effort in the year ahead, and how to do each of them well.
          {category !== null && ` ${TRAVEL_CATEGORY_NAMES[category]}: ${entries.length} of ${total}.`}
        </p>
      </header>
      <div className="section wrap">
        <CategoryLinks total={total} current={category} />
        <ol className="ranked-list">
          {entries.map((entry) => (
            <CompiledElement key={entry.place.path} as="li" html={entry.html}>
              <RankedPlace entry={entry} />
            </CompiledElement>
          ))}
        </ol>
      </div>
    </>
  )
}
