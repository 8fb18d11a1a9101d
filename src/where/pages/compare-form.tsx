import { MONTH_SLUGS } from '#isomorphic/where/month-slugs.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { WhereResult } from '#src/where/where-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { WhereResultRow } from './where-result-row.tsx'

export type CompareFormProps = {
  readonly results: readonly WhereResult[]
  readonly month: number | null
  /** Slug of the place to start from, from which the comparison gives distances; null for none. */
  readonly from?: string | null
  readonly headingLevel?: 2 | 3
}

/** Posters of the first results are above the fold. */
const RESULTS_AT_ONCE = 2

/** The results as an ordered list; those that are ticked are compared. */
export function CompareForm({ results, month, from = null, headingLevel = 3 }: CompareFormProps) {
  const words = useWords(WHERE_WORDS).results
  return (
    <>
      <ol>
        {results.map((result, index) => (
          <WhereResultRow
            key={result.id}
            {...{ result, month, headingLevel }}
            isFirst={index < RESULTS_AT_ONCE}
          />
        ))}
      </ol>
      {results.length > 1 && (
        <form id="compare" action="/compare" method="get" className="actions where-compare">
          {month !== null && <input type="hidden" name="month" value={MONTH_SLUGS[month]} />}
          {from !== null && <input type="hidden" name="from" value={from} />}
          <button className="button button-ghost" type="submit">
            {words.compareChosen}
          </button>
          <span className="meta">{words.compareHint}</span>
        </form>
      )}
    </>
  )
}
