import { useWords } from '#isomorphic/words/use-words.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { WhereResult } from '#src/where/where-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { CompareForm } from './compare-form.tsx'
import { WhereStylesheet } from './where-stylesheet.tsx'

export type WhereLikePageProps = { readonly place: PageLink; readonly results: readonly WhereResult[] }

/** `/where/like/…`: places like another one, less crowded. */
export function WhereLikePage({ place, results }: WhereLikePageProps) {
  const words = useWords(WHERE_WORDS).like
  return (
    <div className="where">
      <header className="page-head wrap">
        <h1 className="display">{words.heading(place.name)}</h1>
        <p className="lead">{results.length === 0 ? words.none(place.name) : words.lead(place.name)}</p>
        <p className="actions">
          <a className="link" href={place.path}>
            {words.back(place.name)}
          </a>
          <a className="link" href="/where">
            {words.ask}
          </a>
          <a className="link" href="/where/how#like">
            {words.rules}
          </a>
        </p>
      </header>
      <WhereStylesheet />
      {results.length > 0 && (
        <section className="wrap where-results" aria-label={words.heading(place.name)}>
          <CompareForm results={results} month={null} headingLevel={2} />
        </section>
      )}
    </div>
  )
}
