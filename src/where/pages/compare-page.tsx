import { MONTH_SLUGS } from '#isomorphic/where/month-slugs.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'
import type { ComparedPlace, ComparedRow } from '#src/where/compare-rows.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { SeasonStrip } from './season-strip.tsx'
import { WhereStylesheet } from './where-stylesheet.tsx'

export type ComparePageProps = {
  readonly places: readonly ComparedPlace[]
  readonly rows: readonly ComparedRow[]
  readonly month: number | null
  /** Slug of the place from which distances are given; null for none. */
  readonly from: string | null
  /** Every place that can be added. */
  readonly choices: readonly { readonly id: string; readonly name: string }[]
}

const MAX_PLACES = 4

type Comparison = Pick<ComparePageProps, 'places' | 'month' | 'from'>

function compareAddress({ places, month, from }: Comparison): string {
  const pairs = [
    ...places.map(({ id }) => ['place', id] as const),
    ...(month === null ? [] : [['month', MONTH_SLUGS[month] ?? ''] as const]),
    ...(from === null ? [] : [['from', from] as const]),
  ]
  return `/compare?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** Adds a place and chooses the month. */
function CompareTools({ places, month, from, choices }: Omit<ComparePageProps, 'rows'>) {
  const words = useWords(WHERE_WORDS).compare
  const months = monthNames(useLocale())
  return (
    <form className="compare-tools" action="/compare" method="get">
      {places.map(({ id }) => (
        <input key={id} type="hidden" name="place" value={id} />
      ))}
      {from !== null && <input type="hidden" name="from" value={from} />}
      {places.length < MAX_PLACES && (
        <label>
          <span>{words.add}</span>
          <select name="place" defaultValue="">
            <option value="">{words.choose}</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{words.month}</span>
        <select name="month" defaultValue={month === null ? '' : MONTH_SLUGS[month]}>
          <option value="">{words.anyMonth}</option>
          {MONTH_SLUGS.map((slug, index) => (
            <option key={slug} value={slug}>
              {months[index]}
            </option>
          ))}
        </select>
      </label>
      <button className="button" type="submit">
        {words.show}
      </button>
    </form>
  )
}

function CompareTable({ places, rows, month, from }: Omit<ComparePageProps, 'choices'>) {
  const words = useWords(WHERE_WORDS).compare
  return (
    <section className="compare-scroll" aria-label={words.title}>
      <table className="compare-table">
        {/* Gives the columns their widths before all of the first row has arrived. */}
        <colgroup>
          <col />
          {places.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {places.map((place) => (
              <th key={place.id} scope="col">
                <a href={place.path}>
                  <Poster poster={place.poster} ratio="4x5" grain="card" isDecorative />
                  <span className="print-name">{place.name}</span>
                </a>
                <SaveButton name={place.name} path={place.path} />
                {places.length > 1 && (
                  <a
                    className="meta compare-drop"
                    href={compareAddress({
                      places: places.filter((other) => other !== place),
                      month,
                      from,
                    })}
                    aria-label={words.dropPlace(place.name)}
                  >
                    {words.drop}
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.year}</th>
            {places.map(({ id, season }) => (
              <td key={id}>
                <SeasonStrip season={season} month={month} />
              </td>
            ))}
          </tr>
          {rows.map(({ label, values, differs, officialPages = [] }) => (
            <tr key={label} className={differs ? undefined : 'is-same'}>
              <th scope="row">{label}</th>
              {places.map(({ id }, column) => (
                <td key={id}>
                  {values[column] ?? words.unknown}
                  {officialPages[column] && (
                    <>
                      {' '}
                      <a href={officialPages[column]} rel="noreferrer">
                        {words.official}
                      </a>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** `/compare`: up to four places side by side, what differs first. */
export function ComparePage({ places, rows, month, from, choices }: ComparePageProps) {
  const words = useWords(WHERE_WORDS).compare
  return (
    <div className="where">
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{places.length === 0 ? words.none : words.lead}</p>
        <WhereStylesheet />
        <CompareTools {...{ places, month, from, choices }} />
      </header>
      {places.length > 0 && (
        <section className="wrap section">
          <CompareTable {...{ places, rows, month, from }} />
        </section>
      )}
    </div>
  )
}
