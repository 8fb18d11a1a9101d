import { isBlockedAddress } from '#src/mail/rules/refused-address.ts'
import { recordSignUp, type SignUpLimits, type SignUpStores } from '#src/newsletter/record-sign-up.ts'
import type { SubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import {
  findSubscriptionByAddress,
  savePreferences,
  subscribeVerifiedAddress,
  unsubscribeAddress,
} from '#src/newsletter/subscriptions.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import {
  type AccountNewsletter,
  subscriptionAddressOf,
  verifiedAddressOf,
} from './rules/account-newsletter-state.ts'

/** What came of turning the newsletter on or off. */
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
  /** Domains and roles that the operator does not write to. */
  readonly refused: readonly string[]
}

const FORM = { source: 'Account-settings', formName: 'newsletter', formType: 'NEWSLETTER' }

/**
 * How the newsletter stands for an account.
 * @throws {UnavailableError} when D1 does not answer
 */
export async function readAccountNewsletter(db: D1Database, user: SessionUser): Promise<AccountNewsletter> {
  const address = subscriptionAddressOf(user)
  if (address === null) return { state: 'no-address' }
  if (verifiedAddressOf(user) === null) return { state: 'unverified', address }
  const found = await findSubscriptionByAddress(db, address)
  if (found?.status === 'confirmed') {
    const { topics, frequency } = found
    return { state: 'confirmed', address, preferences: { topics, frequency } }
  }
  return { state: found?.status === 'pending' ? 'pending' : 'none', address }
}

/**
 * Turns the newsletter on or off. A proven address is on or off at once; to another goes the mail that asks its owner,
 * and only that owner, by the link in each letter, can end it.
 * @throws {UnavailableError} when D1 or the queue does not take it
 */
export async function setNewsletter(
  { user, stores, terms, refused }: NewsletterAccess,
  isOn: boolean,
): Promise<NewsletterOutcome> {
  const { db, nowS } = stores
  const verified = verifiedAddressOf(user)
  const address = subscriptionAddressOf(user)
  if (!isOn) {
    if (verified === null) return 'unverified'
    await unsubscribeAddress(db, verified, nowS)
    return 'off'
  }
  if (address === null || isBlockedAddress(address, refused)) return 'refused'
  if (verified !== null)
    return (await subscribeVerifiedAddress(db, { ...FORM, address: verified }, nowS)) ? 'on' : 'refused'
  const outcome = await recordSignUp(stores, { ...FORM, address, isTrap: false, challenge: '' }, terms)
  if (outcome === 'recorded') return 'mailed'
  return outcome === 'too_many' ? 'too-many' : 'challenge-required'
}

/**
 * Keeps what the letters of an account are about.
 * @returns false when its proven address is not subscribed
 * @throws {UnavailableError} when D1 does not answer
 */
export async function setNewsletterPreferences(
  db: D1Database,
  user: SessionUser,
  preferences: SubscriptionPreferences,
): Promise<boolean> {
  const address = verifiedAddressOf(user)
  const found = address === null ? null : await findSubscriptionByAddress(db, address)
  if (found?.status !== 'confirmed') return false
  await savePreferences(db, found.id, preferences)
  return true
}
