import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import type { AgedFacts } from './dated-facts.ts'
import { FACTS_WORDS } from './words/facts-words.ts'

export type FactsPageProps = {
  readonly facts: readonly AgedFacts[]
  /** Number of dated facts of the guide. */
  readonly total: number
}

/** `/desk/facts`: facts of twelve months and more, oldest first. */
export function FactsPage({ facts, total }: FactsPageProps) {
  const { lead, caption, columns, kinds, age, empty } = useWords(FACTS_WORDS)
  return (
    <>
      <p className="serif">{lead(facts.length, total)}</p>
      <AdminTable
        caption={caption}
        headings={[columns.place, columns.kind, columns.asOf, columns.age, columns.official]}
        rows={facts.map(({ place, kind, asOf, ageMonths, official }) => ({
          key: `${place} ${kind}`,
          cells: [
            <a key="place" className="link" href={`/destinations/${place}#practical`}>
              {place}
            </a>,
            kinds[kind],
            asOf,
            age(ageMonths),
            official === undefined ? null : (
              <a key="official" className="link" href={official} rel="noreferrer">
                {new URL(official).host}
              </a>
            ),
          ],
        }))}
        empty={empty}
      />
    </>
  )
}
