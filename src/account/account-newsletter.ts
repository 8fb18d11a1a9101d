import { isBlockedAddress } from '#src/mail/rules/refused-address.ts'
import { recordSignUp, type SignUpLimits, type SignUpStores } from '#src/newsletter/record-sign-up.ts'
import type { SubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import {
  findSubscriptionByAddress,
  savePreferencesOfAddress,
  subscribeVerifiedAddress,
  unsubscribeAddress,
} from '#src/newsletter/subscriptions.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import {
  type AccountNewsletter,
  subscriptionAddressOf,
  verifiedSubscriptionAddressOf,
} from './rules/account-newsletter-state.ts'

/** Result of turning the newsletter on or off. */
export type NewsletterOutcome =
  | 'on'
  | 'off'
  | 'mailed'
  | 'refused'
  | 'too-many'
  | 'challenge-required'
  | 'unverified'

export type NewsletterAccess = {
  readonly user: SessionUser
  readonly stores: SignUpStores
  readonly terms: SignUpLimits
  /** Blocked domains and local parts. */
  readonly refused: readonly string[]
  /** Verifies the session; part of every transaction. */
  readonly guard: Statement
}

const FORM = { source: 'Account-settings', formName: 'newsletter', formType: 'NEWSLETTER' }

/**
 * Subscription state of an account.
 * @throws {UnavailableError} when D1 does not respond
 */
export async function readAccountNewsletter(db: D1Database, user: SessionUser): Promise<AccountNewsletter> {
  const address = subscriptionAddressOf(user)
  if (address === null) return { state: 'no-address' }
  if (verifiedSubscriptionAddressOf(user) === null) return { state: 'unverified', address }
  const found = await findSubscriptionByAddress(db, address)
  if (found?.status === 'confirmed') {
    const { topics, frequency } = found
    return { state: 'confirmed', address, preferences: { topics, frequency } }
  }
  return { state: found?.status === 'pending' ? 'pending' : 'none', address }
}

/**
 * Turns the newsletter on or off. For a verified address the change is immediate; an unverified one receives a
 * confirmation mail, and only its owner can unsubscribe, by the link in each mail.
 * @throws {UnavailableError} when D1 or the queue does not accept the write
 */
export async function setNewsletter(
  { user, stores, terms, refused, guard }: NewsletterAccess,
  isOn: boolean,
): Promise<NewsletterOutcome> {
  const { db, nowS, language } = stores
  const verified = verifiedSubscriptionAddressOf(user)
  const address = subscriptionAddressOf(user)
  if (!isOn) {
    if (verified === null) return 'unverified'
    await unsubscribeAddress(db, verified, nowS, [guard])
    return 'off'
  }
  if (address === null || isBlockedAddress(address, refused)) return 'refused'
  if (verified !== null)
    return (await subscribeVerifiedAddress(db, { ...FORM, address: verified, language }, nowS, [guard]))
      ? 'on'
      : 'refused'
  await runStatements(db, [guard])
  const outcome = await recordSignUp(stores, { ...FORM, address, isTrap: false, challenge: '' }, terms)
  if (outcome === 'recorded') return 'mailed'
  return outcome === 'too_many' ? 'too-many' : 'challenge-required'
}

/**
 * Saves topics and frequency of an account's subscription.
 * @returns false when the account has no confirmed subscription by a verified address
 * @throws {UnavailableError} when D1 does not respond
 */
export async function setNewsletterPreferences(
  db: D1Database,
  user: SessionUser,
  preferences: SubscriptionPreferences,
  guard: Statement,
): Promise<boolean> {
  const address = verifiedSubscriptionAddressOf(user)
  return address !== null && savePreferencesOfAddress(db, address, preferences, [guard])
}
