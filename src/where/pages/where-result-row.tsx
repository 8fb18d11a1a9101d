import { useWords } from '#isomorphic/words/use-words.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'
import type { WhereResult } from '#src/where/where-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { SeasonStrip } from './season-strip.tsx'

export type WhereResultRowProps = {
  readonly result: WhereResult
  /** The month that is asked for; null for none. */
  readonly month: number | null
  /** Above the fold: its poster is loaded at once. */
  readonly isFirst?: boolean
  /** 2 if no section heading precedes the list. */
  readonly headingLevel?: 2 | 3
}

/** A place that fits: its poster, the reasons, what speaks against it, and its year. */
export function WhereResultRow({ result, month, isFirst = false, headingLevel = 3 }: WhereResultRowProps) {
  const words = useWords(WHERE_WORDS).results
  const Heading = `h${headingLevel}` as const
  const { name, path, parentName, poster, reasons, drawback, season, alsoGood, id } = result
  return (
    <li className="where-row">
      <div className="where-print">
        <Poster poster={poster} ratio="4x5" grain="card" isDecorative isPriority={isFirst} />
      </div>
      <div>
        <Heading className="print-name">
          <a href={path}>{name}</a>
        </Heading>
        <p className="meta">{parentName}</p>
        <ul className="where-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {drawback !== null && (
          <p className="where-but">
            <b>{words.but}</b>
            {drawback}
          </p>
        )}
        <p className="where-year meta">
          <SeasonStrip season={season} month={month} />
          {alsoGood !== null && words.alsoGood(alsoGood)}
        </p>
        <div className="where-tools">
          <label className="where-pick">
            <input
              type="checkbox"
              name="place"
              value={id}
              form="compare"
              aria-label={words.compareItem(name)}
            />
            <span>{words.compare}</span>
          </label>
          <div className="where-next">
            <a href={`/trips/new?from=${path}`} rel="nofollow" aria-label={words.planItem(name)}>
              {words.plan}
            </a>
            <SaveButton name={name} path={path} />
          </div>
        </div>
      </div>
    </li>
  )
}
