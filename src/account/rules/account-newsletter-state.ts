import { parseEmailAddress } from '#src/mail/rules/email-address.ts'
import type { SubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { verifiedAddressOf } from '#src/sign-in/rules/verified-address.ts'

/** Subscription state of an account. */
export type AccountNewsletter =
  | { readonly state: 'no-address' }
  /** The address is unverified, so its subscription is not disclosed (M1.9). */
  | { readonly state: 'unverified'; readonly address: string }
  | { readonly state: 'none' | 'pending'; readonly address: string }
  | { readonly state: 'confirmed'; readonly address: string; readonly preferences: SubscriptionPreferences }

/** Address of an account for subscriptions; null when the provider sends none that is valid. */
export const subscriptionAddressOf = (user: SessionUser): string | null => parseEmailAddress(user.email)

/** The same address; null unless the provider has verified it. */
export const verifiedSubscriptionAddressOf = (user: SessionUser): string | null =>
  parseEmailAddress(verifiedAddressOf(user))
