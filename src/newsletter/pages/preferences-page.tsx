import { NEWSLETTER_FORM_WORDS } from '#client/newsletter/words/newsletter-form-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { SubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
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
  const { preferences: words } = useWords(NEWSLETTER_WORDS)
  const { error } = useWords(NEWSLETTER_FORM_WORDS)
  return (
    <div className="letter-preferences wrap">
      <header className="page-head">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {outcome === 'saved' && (
        <p className="newsletter-ok" role="status">
          {words.saved}
        </p>
      )}
      {outcome === 'refused' && (
        <p className="newsletter-error" role="alert">
          {error}
        </p>
      )}
      {isPending && (
        <p>
          {words.pending(
            <a className="link" href={subscriptionPath('confirm', token)}>
              {words.confirm}
            </a>,
          )}
        </p>
      )}
      <SubscriptionForm step="preferences" token={token} button={words.save}>
        <PreferenceFields {...preferences} />
      </SubscriptionForm>
      <p>
        <a className="link" href={subscriptionPath('unsubscribe', token)}>
          {words.unsubscribe}
        </a>
      </p>
    </div>
  )
}
