import { useWords } from '#isomorphic/words/use-words.ts'
import type { BestInTravelRecord } from '#src/catalogue/catalogue-types.ts'
import type { TravelCategory } from '#src/catalogue/travel-category.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
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
  const words = useWords(LISTS_WORDS).bestInTravel
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{words.heading}</h1>
        <p className="lead">
          {category === null
            ? words.lead
            : words.categoryLead(words.categories[category], entries.length, total)}
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
