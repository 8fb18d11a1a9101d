import { parseEmailAddress } from '#src/mail/rules/email-address.ts'
import type { SubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'

/** The newsletter as an account sees it. */
export type AccountNewsletter =
  | { readonly state: 'no-address' }
  /** Nobody has proven whose the address is, so nothing is told of its subscription (M1.9). */
  | { readonly state: 'unverified'; readonly address: string }
  | { readonly state: 'none' | 'pending'; readonly address: string }
  | { readonly state: 'confirmed'; readonly address: string; readonly preferences: SubscriptionPreferences }

/** The address that letters of an account would go to; null when the provider gives none that can be written to. */
export const subscriptionAddressOf = (user: SessionUser): string | null => parseEmailAddress(user.email)

/** The same, null as well unless the provider vouches that it is the visitor's. */
export const verifiedAddressOf = (user: SessionUser): string | null =>
  user.email_verified ? subscriptionAddressOf(user) : null
