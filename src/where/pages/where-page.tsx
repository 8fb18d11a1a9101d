import { useWords } from '#isomorphic/words/use-words.ts'
import { withWorldNames } from '#src/maps/labels/world-names.ts'
import { SectionHead } from '#src/site/components/section-head.tsx'
import type { WhereAnswer } from '#src/where/where-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { AskForm, type AskFormProps } from './ask-form.tsx'
import { CompareForm } from './compare-form.tsx'
import { InterestLinks } from './interest-links.tsx'
import { MonthBars } from './month-bars.tsx'
import { Relaxations } from './relaxations.tsx'
import { WhereMap } from './where-map.tsx'
import { WhereStylesheet } from './where-stylesheet.tsx'

export type WherePageProps = Pick<AskFormProps, 'continents' | 'towns' | 'from'> & {
  readonly answer: WhereAnswer
  readonly heading: string
  readonly lead: string
  /** Heading of the results. */
  readonly resultsHeading: string
  readonly jsonHref: string
  /** Address of the month's feed; null without a month. */
  readonly feedHref: string | null
  readonly world: { readonly width: number; readonly height: number }
}

function Notes({ answer }: Pick<WherePageProps, 'answer'>) {
  const words = useWords(WHERE_WORDS).results
  const { unknownFrom, advisedCount, total } = answer
  return (
    <div className="where-notes">
      {unknownFrom !== null && (
        <p className="where-unknown" role="status">
          {words.unknownFrom(unknownFrom)}
        </p>
      )}
      <p className="meta">
        {total > 0 && `${words.limit} `}
        {advisedCount > 0 && `${words.advised(advisedCount)} `}
        <a href="/where/how">{words.rules}</a>
      </p>
    </div>
  )
}

function Results({ answer, resultsHeading }: Pick<WherePageProps, 'answer' | 'resultsHeading'>) {
  const words = useWords(WHERE_WORDS).results
  const { results, more, wishes, originName } = answer
  return (
    <section className="wrap where-results" aria-labelledby="results">
      <SectionHead title={resultsHeading} id="results" />
      <Notes answer={answer} />
      <CompareForm results={results} month={wishes.month} from={originName === null ? null : wishes.from} />
      {more.length > 0 && (
        <p className="serif where-more">
          <b>{words.more}:</b>{' '}
          {more.map(({ name, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a href={path}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

/** `/where`: the question, twelve places with reasons, the same in each month, and a map. */
export function WherePage(props: WherePageProps) {
  const { answer, heading, lead, from, continents, towns, jsonHref, feedHref, world } = props
  const words = useWords(WHERE_WORDS).results
  const { wishes, results, relaxations, total, isSeasonNow } = answer
  const formWishes = isSeasonNow ? { ...wishes, month: null } : wishes
  const continentName = continents.find(({ slug }) => slug === wishes.continent)?.name ?? ''
  const places = results.map(({ name, path, x, y }) => ({ name, path, x, y }))
  return (
    <div className="where">
      <header className="page-head wrap">
        <h1 className="display">{heading}</h1>
        <p className="lead">{lead}</p>
        <WhereStylesheet />
        <AskForm wishes={formWishes} {...{ from, continents, towns }} />
      </header>
      {total === 0 ? (
        <>
          <div className="wrap">
            <Notes answer={answer} />
          </div>
          <Relaxations answer={answer} continentName={continentName} />
        </>
      ) : (
        <Results {...props} />
      )}
      {total > 0 && relaxations.length > 0 && <Relaxations answer={answer} continentName={continentName} />}
      <section className="section section-wash" aria-labelledby="months">
        <div className="wrap">
          <SectionHead title={words.months} id="months" />
          <MonthBars months={answer.months} current={wishes.month} />
          <InterestLinks wishes={formWishes} />
        </div>
      </section>
      {results.length > 0 && (
        <section className="section" aria-labelledby="map">
          <div className="wrap">
            <SectionHead title={words.map} id="map" />
          </div>
          <WhereMap world={world} dots={withWorldNames(places, world)} label={words.map} />
        </section>
      )}
      <p className="wrap meta where-formats">
        {words.formats} <a href={jsonHref}>{words.json}</a>
        {feedHref !== null && (
          <>
            {' · '}
            <a href={feedHref}>{words.feed}</a>
          </>
        )}
      </p>
    </div>
  )
}
