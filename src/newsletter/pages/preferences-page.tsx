import type { SubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import { PreferenceFields } from './preference-fields.tsx'
import { SubscriptionForm, subscriptionPath } from './subscription-form.tsx'

export type PreferencesPageProps = {
  readonly token: string
  readonly preferences: SubscriptionPreferences
  /** Result of the last submission; null when the page was only opened. */
  readonly outcome: 'saved' | 'refused' | null
  /** Not confirmed yet: no newsletter is sent before. */
  readonly isPending: boolean
}

/** `/newsletter/preferences`: topics and frequency of one subscription. */
export function PreferencesPage({ token, preferences, outcome, isPending }: PreferencesPageProps) {
  return (
    <div className="letter-preferences wrap">
      <header className="page-head">
        <h1 className="h1">Your letter</h1>
        <p className="lead">What we write to you about, and how often.</p>
      </header>
      {outcome === 'saved' && (
        <p className="newsletter-ok" role="status">
          Saved. The next letter follows it.
        </p>
      )}
      {outcome === 'refused' && (
        <p className="newsletter-error" role="alert">
          There was an error processing your request, please try again later.
        </p>
      )}
      {isPending && (
        <p>
          No letter comes before you{' '}
          <a className="link" href={subscriptionPath('confirm', token)}>
            confirm your subscription
          </a>
        </p>
      )}
      <SubscriptionForm step="preferences" token={token} button="Save">
        <PreferenceFields {...preferences} />
      </SubscriptionForm>
      <p>
        <a className="link" href={subscriptionPath('unsubscribe', token)}>
          Unsubscribe
        </a>
      </p>
    </div>
  )
}
