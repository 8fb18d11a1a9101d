import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { TurnstileSettings } from '#src/config/newsletter-config.ts'
import type { SubmittedForm } from '#src/newsletter/rules/submitted-form.ts'
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
  const { email, ...hidden } = submitted
  return (
    <SubscriptionNotice
      poster={poster}
      title="Are you a person?"
      lead="A great many sign-ups are coming in, so we ask each of them. Your address is still here."
    >
      <form className="newsletter" action="/api/newsletter" method="post" data-watch-form>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="proof-email">Email address</label>
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
            Sign Up
          </button>
        </div>
        <div
          className="cf-turnstile proof-place"
          data-sitekey={turnstile.siteKey}
          data-response-field-name="challenge"
          data-size="flexible"
        />
        <noscript>
          <p>
            The question needs script, which is off here. When fewer people sign up, we do not ask: try again
            in ten minutes.
          </p>
        </noscript>
        <p className="meta">
          Cloudflare asks for us; it looks at your browser and network address. Read our{' '}
          <a href="/legal">privacy policy</a>.
        </p>
      </form>
      <script src={`${turnstile.origin}/turnstile/v0/api.js`} async crossOrigin="anonymous" />
    </SubscriptionNotice>
  )
}
