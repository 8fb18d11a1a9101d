import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import { SubscriptionForm, subscriptionPath } from './subscription-form.tsx'
import { SubscriptionNotice } from './subscription-notice.tsx'

type NoticeProps = { readonly poster: PosterRef }
type TokenPageProps = NoticeProps & { readonly token: string }

/** `/newsletter/confirm`: the button that confirms a subscription. */
export function ConfirmPage({ poster, token }: TokenPageProps) {
  const { confirm: words } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <SubscriptionForm step="confirm" token={token} button={words.submit} />
    </SubscriptionNotice>
  )
}

/** After the confirmation, and whenever the link is opened again. */
export function ConfirmedPage({ poster, token }: TokenPageProps) {
  const { confirmed: words } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <p className="actions">
        <a className="button" href="/places">
          {words.allDestinations}
        </a>
        <a className="button button-ghost" href={subscriptionPath('preferences', token)}>
          {words.chooseTopics}
        </a>
      </p>
    </SubscriptionNotice>
  )
}

/** `/newsletter/unsubscribe`: the button that ends a subscription. */
export function UnsubscribePage({ poster, token }: TokenPageProps) {
  const { unsubscribe: words } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <SubscriptionForm step="unsubscribe" token={token} button={words.submit} />
      <p>
        <a className="link" href={subscriptionPath('preferences', token)}>
          {words.instead}
        </a>
      </p>
    </SubscriptionNotice>
  )
}

/** After unsubscribing, and whenever the link is opened again. */
export function UnsubscribedPage({ poster }: NoticeProps) {
  const { unsubscribed: words } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <p>
        <a className="link" href="/newsletter">
          {words.signUpAgain}
        </a>
      </p>
    </SubscriptionNotice>
  )
}

/** `/newsletter/unsubscribe` and the other steps without a token: where to find the link. */
export function MissingTokenPage({ poster }: NoticeProps) {
  const { missingToken: words } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <NewsletterForm idPrefix="links" layout="inline" source="Newsletter-links" button={words.submit} />
    </SubscriptionNotice>
  )
}

/** The same page for a token that is invalid, truncated, expired or of a deleted subscription (R6.4). */
export function InvalidTokenPage({ poster }: NoticeProps) {
  const { invalidToken: words, signUp } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <NewsletterForm idPrefix="again" layout="inline" source="Newsletter-link" button={signUp} />
    </SubscriptionNotice>
  )
}

/** The page after a sign-up without JavaScript; its URL does not contain the address. */
export function SignedUpPage({ poster }: NoticeProps) {
  const { signedUp: words } = useWords(NEWSLETTER_WORDS)
  return (
    <SubscriptionNotice poster={poster} title={words.title} lead={words.lead}>
      <p className="actions">
        <a className="button" href="/">
          {words.home}
        </a>
      </p>
    </SubscriptionNotice>
  )
}
