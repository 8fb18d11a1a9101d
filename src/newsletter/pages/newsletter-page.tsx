import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import { FactList } from '#src/site/components/fact-list.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'

export type NewsletterPageProps = {
  /** A night scene. */
  readonly poster: PosterRef
  /** The address that was submitted without JavaScript and rejected; null without an error. */
  readonly rejectedAddress: string | null
}

/** `/newsletter`: the form on a poster, then what subscribers receive (M1.1). */
export function NewsletterPage({ poster, rejectedAddress }: NewsletterPageProps) {
  const { page: words, signUp } = useWords(NEWSLETTER_WORDS)
  const formState = rejectedAddress === null ? {} : { hasFailed: true, address: rejectedAddress }
  return (
    <>
      <section className="band band-tall" aria-labelledby="newsletter">
        <Poster poster={poster} ratio="16x9" grain="print" isPriority />
        <div className="wrap">
          <div className="plate">
            <h1 className="h2" id="newsletter">
              {words.heading}
            </h1>
            <p className="lead">{words.lead}</p>
            <NewsletterForm
              idPrefix="hero"
              layout="hero"
              source="Newsletter-page"
              button={signUp}
              {...formState}
            />
          </div>
        </div>
      </section>
      <section className="section wrap" aria-labelledby="what-you-get">
        <SectionHead title={words.contents} id="what-you-get" />
        <div className="split">
          <div className="prose">
            <p>{words.about}</p>
            <p>{words.topics(<a href="/newsletter/letters">{words.pastIssues}</a>)}</p>
            <p>
              {words.privacy(
                <a href="/legal">{words.privacyPolicy}</a>,
                <a href="/newsletter/unsubscribe">{words.unsubscribe}</a>,
              )}
            </p>
          </div>
          <FactList facts={words.facts} />
        </div>
      </section>
    </>
  )
}
