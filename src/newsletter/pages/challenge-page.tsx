import { NEWSLETTER_FORM_WORDS } from '#client/newsletter/words/newsletter-form-words.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { TurnstileSettings } from '#src/config/newsletter-config.ts'
import type { SubmittedForm } from '#src/newsletter/rules/submitted-form.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'

export type ChallengePageProps = {
  readonly poster: PosterRef
  /** The submitted fields, to be submitted again. */
  readonly submitted: SubmittedForm
  readonly turnstile: Pick<TurnstileSettings, 'origin' | 'siteKey'>
}

/**
 * The response to a sign-up that requires a challenge: the same form with the Turnstile widget, which adds its response
 * as a field.
 */
export function ChallengePage({ poster, submitted, turnstile }: ChallengePageProps) {
  const { challenge: words, signUp } = useWords(NEWSLETTER_WORDS)
  const form = useWords(NEWSLETTER_FORM_WORDS)
  const { email, ...hidden } = submitted
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <form className="newsletter" action="/api/newsletter" method="post" data-watch-form>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="proof-email">{form.email}</label>
        <div className="newsletter-line">
          <input
            id="proof-email"
            name="email"
            type="email"
            required
            maxLength={254}
            defaultValue={email}
            autoComplete="email"
            enterKeyHint="send"
          />
          <button className="button" type="submit">
            {signUp}
          </button>
        </div>
        <div
          className="cf-turnstile proof-place"
          data-sitekey={turnstile.siteKey}
          data-response-field-name="challenge"
          data-size="flexible"
        />
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <p className="meta">{words.provider(<a href="/legal">{form.privacyPolicy}</a>)}</p>
      </form>
      <script src={`${turnstile.origin}/turnstile/v0/api.js`} async crossOrigin="anonymous" />
    </SubscriptionNotice>
  )
}
