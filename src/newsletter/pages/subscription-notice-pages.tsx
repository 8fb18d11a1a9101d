import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { SubscriptionForm, subscriptionPath } from './subscription-form.tsx'
import { SubscriptionNotice } from './subscription-notice.tsx'

type NoticeProps = { readonly poster: PosterRef }
type TokenPageProps = NoticeProps & { readonly token: string }

/** `/newsletter/confirm`: the button that confirms a subscription. */
export function ConfirmPage({ poster, token }: TokenPageProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="Shall we write to you?"
      lead="One letter a week, to the address that the link in your mail went to."
    >
      <SubscriptionForm step="confirm" token={token} button="Yes, confirm my subscription" />
    </SubscriptionNotice>
  )
}

/** After the confirmation, and whenever the link is opened again. */
export function ConfirmedPage({ poster, token }: TokenPageProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="You are on the list"
      lead="The next letter comes to you. Until then, there is the whole guide."
    >
      <p className="actions">
        <a className="button" href="/places">
          All destinations
        </a>
        <a className="button button-ghost" href={subscriptionPath('preferences', token)}>
          Choose topics
        </a>
      </p>
    </SubscriptionNotice>
  )
}

/** `/newsletter/unsubscribe`: the button that ends a subscription. */
export function UnsubscribePage({ poster, token }: TokenPageProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="Leaving us?"
      lead="Press the button and no more letters come. It works at once."
    >
      <SubscriptionForm step="unsubscribe" token={token} button="Unsubscribe" />
      <p>
        <a className="link" href={subscriptionPath('preferences', token)}>
          Fewer letters, or other topics, instead
        </a>
      </p>
    </SubscriptionNotice>
  )
}

/** After unsubscribing, and whenever the link is opened again. */
export function UnsubscribedPage({ poster }: NoticeProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="You are unsubscribed"
      lead="No more letters come, and in thirty days we forget the address. Thank you for reading."
    >
      <p>
        <a className="link" href="/newsletter">
          Changed your mind? Sign up again
        </a>
      </p>
    </SubscriptionNotice>
  )
}

/** `/newsletter/unsubscribe` and the other steps without a token: where to find the link. */
export function MissingTokenPage({ poster }: NoticeProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="Your link is in the mail"
      lead="Every mail from us has two links at its foot: one for your preferences, one to unsubscribe. No mail at hand? Give us your address, and if you are on the list a mail with both is on its way."
    >
      <NewsletterForm idPrefix="links" layout="inline" source="Newsletter-links" button="Send me a mail" />
    </SubscriptionNotice>
  )
}

/** The same page for a token that is invalid, truncated, expired or of a deleted subscription (R6.4). */
export function InvalidTokenPage({ poster }: NoticeProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="This link leads nowhere now"
      lead="It may have been cut short on its way, or it is older than two days. Sign up once more and a fresh one is sent to you."
    >
      <NewsletterForm idPrefix="again" layout="inline" source="Newsletter-link" button="Sign Up" />
    </SubscriptionNotice>
  )
}

/** The page after a sign-up without JavaScript; its URL does not contain the address. */
export function SignedUpPage({ poster }: NoticeProps) {
  return (
    <SubscriptionNotice
      poster={poster}
      title="Thanks for signing up!"
      lead="We just sent a confirmation email to the address you gave. Press the button in it within 48 hours and you are on the list."
    >
      <p className="actions">
        <a className="button" href="/">
          Go to home page
        </a>
      </p>
    </SubscriptionNotice>
  )
}
