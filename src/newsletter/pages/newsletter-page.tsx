import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { FactList } from '#src/site/components/fact-list.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'

export type NewsletterPageProps = {
  /** A night scene. */
  readonly poster: PosterRef
  /** The address that was submitted without JavaScript and rejected; null without an error. */
  readonly rejectedAddress: string | null
}

const FACTS = [
  { label: 'How often', value: 'One letter a week at most, or one a month if you prefer' },
  { label: 'To join', value: 'Your address, and one click in the mail we send you' },
  { label: 'To leave', value: 'One click, at the foot of every letter' },
  { label: 'What we keep', value: 'Your address, what you choose, when and where you signed up' },
]

/** `/newsletter`: the form on a poster, then what subscribers receive (M1.1). */
export function NewsletterPage({ poster, rejectedAddress }: NewsletterPageProps) {
  const formState = rejectedAddress === null ? {} : { hasFailed: true, address: rejectedAddress }
  return (
    <>
      <section className="band band-tall" aria-labelledby="newsletter">
        <Poster poster={poster} ratio="16x9" grain="print" isPriority />
        <div className="wrap">
          <div className="plate">
            <h1 className="h2" id="newsletter">
              One good place, once a week
            </h1>
            <p className="lead">A letter from somewhere worth the trip, with the practical parts left in.</p>
            <NewsletterForm
              idPrefix="hero"
              layout="hero"
              source="Newsletter-page"
              button="Sign Up"
              {...formState}
            />
          </div>
        </div>
      </section>
      <section className="section wrap" aria-labelledby="what-you-get">
        <SectionHead title="What is in it" id="what-you-get" />
        <div className="split">
          <div className="prose">
            <p>
              One place, looked at properly: when to go, how to get there without losing a day, where to sit
              down to eat, and what to leave out. Sometimes a region, sometimes a single street.
            </p>
            <p>
              You choose which of eleven topics we write to you about, from beaches to road trips, and you can
              change your mind whenever you like. Here are <a href="/newsletter/letters">past letters</a>.
            </p>
            <p>
              Read how we look after your address in our <a href="/legal">privacy policy</a>. Had enough
              already? Here is how to <a href="/newsletter/unsubscribe">unsubscribe</a>.
            </p>
          </div>
          <FactList facts={FACTS} />
        </div>
      </section>
    </>
  )
}
