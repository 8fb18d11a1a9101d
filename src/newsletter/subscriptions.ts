import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { hashAddress } from '#src/mail/hash-address.ts'
import type { SubscriptionStatus } from '#src/mail/mail-claims.ts'
import type { SignUpSubmission } from '#src/newsletter/rules/sign-up-submission.ts'
import {
  parseStoredPreferences,
  type SubscriptionPreferences,
} from '#src/newsletter/rules/subscription-preferences.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { FORM_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'

/** Changes whenever the consent text of the forms changes. */
export const CONSENT_TEXT_VERSION = '2026-11-24'

async function runWrite(statement: D1PreparedStatement): Promise<void> {
  const result = await withDeadline(statement.run(), FORM_STORE_TIMEOUT_MS, 'database')
  if (result?.success !== true) throw new UnavailableError('database (no result)')
}

/**
 * Confirms a pending subscription; idempotent (R6.4).
 * @throws {UnavailableError} when D1 does not respond
 */
export function confirmSubscription(db: D1Database, id: string, nowS: number): Promise<void> {
  return runWrite(
    db
      .prepare(
        `UPDATE newsletter_subscribers SET status = 'confirmed', confirmed_at_s = ?, ended_at_s = NULL
         WHERE id = ? AND status <> 'confirmed'`,
      )
      .bind(nowS, id),
  )
}

/**
 * Ends a subscription; idempotent (R6.5).
 * @param campaignId the campaign whose link was used, to count the unsubscription; null: none
 * @throws {UnavailableError} when D1 does not respond
 */
export async function endSubscription(
  db: D1Database,
  id: string,
  nowS: number,
  campaignId: string | null = null,
): Promise<void> {
  await runStatements(db, [
    statement(
      `UPDATE letter_deliveries SET left_at_s = ?1 WHERE letter_id = ?2 AND subscriber_id = ?3
         AND EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ?3 AND status <> 'unsubscribed')`,
      nowS,
      campaignId,
      id,
    ),
    statement(
      `UPDATE newsletter_subscribers SET status = 'unsubscribed', ended_at_s = ?
       WHERE id = ? AND status <> 'unsubscribed'`,
      nowS,
      id,
    ),
  ])
}

/** @throws {UnavailableError} when D1 does not respond */
export function savePreferences(
  db: D1Database,
  id: string,
  { topics, frequency }: SubscriptionPreferences,
): Promise<void> {
  return runWrite(
    db
      .prepare('UPDATE newsletter_subscribers SET topics = ?, frequency = ? WHERE id = ?')
      .bind(topics.join(','), frequency, id),
  )
}

export type AddressSubscription = SubscriptionPreferences & {
  readonly id: string
  readonly status: SubscriptionStatus
}

type SubscriptionRow = { id: string; status: SubscriptionStatus; topics: string; frequency: string }

/**
 * Finds the subscription of an address, for pages of a signed-in user.
 * @param address as returned by `parseEmailAddress`
 * @throws {UnavailableError} when D1 does not respond
 */
export async function findSubscriptionByAddress(
  db: D1Database,
  address: string,
): Promise<AddressSubscription | null> {
  const query = db
    .prepare('SELECT id, status, topics, frequency FROM newsletter_subscribers WHERE address = ?')
    .bind(address)
  const row = await withDeadline(query.first<SubscriptionRow>(), FORM_STORE_TIMEOUT_MS, 'database')
  if (row === null || typeof row.id !== 'string') return null
  return { id: row.id, status: row.status, ...parseStoredPreferences(row.topics, row.frequency) }
}

type VerifiedSubmission = Omit<SignUpSubmission, 'isTrap' | 'challenge'> & { readonly language: LocaleTag }

/**
 * Subscribes the address of a signed-in user that the identity provider verified; sends no mail. A suppressed address
 * stays suppressed. Use `recordSignUp` for unverified addresses.
 * @param submission `language`: that of the page with the form; mails are in it (docs/adr/0033)
 * @param guard statements that verify the session in the same transaction
 * @returns whether the address is subscribed now
 * @throws {UnavailableError} when D1 does not respond
 */
export async function subscribeVerifiedAddress(
  db: D1Database,
  { address, source, formName, formType, language }: VerifiedSubmission,
  nowS: number,
  guard: readonly Statement[] = [],
): Promise<boolean> {
  const results = await runStatements(db, [
    ...guard,
    statement(
      `INSERT INTO newsletter_subscribers
           (id, address, status, source, form_name, form_type, consent_text, consented_at_s, confirmed_at_s, language)
         SELECT ?1, ?2, 'confirmed', ?3, ?4, ?5, ?6, ?7, ?7, ?9
         WHERE NOT EXISTS (SELECT 1 FROM newsletter_suppressions WHERE address_hash = ?8)
         ON CONFLICT (address) DO UPDATE SET status = 'confirmed', source = excluded.source,
           form_name = excluded.form_name, form_type = excluded.form_type, consent_text = excluded.consent_text,
           consented_at_s = excluded.consented_at_s, confirmed_at_s = excluded.confirmed_at_s, ended_at_s = NULL,
           language = excluded.language
         WHERE status <> 'confirmed'`,
      crypto.randomUUID(),
      address,
      source,
      formName,
      formType,
      CONSENT_TEXT_VERSION,
      nowS,
      await hashAddress(address),
      language,
    ),
    statement('SELECT status FROM newsletter_subscribers WHERE address = ?', address),
  ])
  return results.at(-1)?.rows[0]?.['status'] === 'confirmed'
}

/**
 * Ends the subscription of an address, if there is one, for pages of a signed-in user.
 * @param guard statements that verify the session in the same transaction
 * @throws {UnavailableError} when D1 does not respond
 */
export async function unsubscribeAddress(
  db: D1Database,
  address: string,
  nowS: number,
  guard: readonly Statement[] = [],
): Promise<void> {
  const end = statement(
    `UPDATE newsletter_subscribers SET status = 'unsubscribed', ended_at_s = ?
     WHERE address = ? AND status <> 'unsubscribed'`,
    nowS,
    address,
  )
  await runStatements(db, [...guard, end])
}

/**
 * Saves topics and frequency of an address, for pages of a signed-in user.
 * @param guard statements that verify the session in the same transaction
 * @returns false when the address has no confirmed subscription
 * @throws {UnavailableError} when D1 does not respond
 */
export async function savePreferencesOfAddress(
  db: D1Database,
  address: string,
  { topics, frequency }: SubscriptionPreferences,
  guard: readonly Statement[],
): Promise<boolean> {
  const save = statement(
    "UPDATE newsletter_subscribers SET topics = ?, frequency = ? WHERE address = ? AND status = 'confirmed'",
    topics.join(','),
    frequency,
    address,
  )
  const results = await runStatements(db, [...guard, save])
  return results.at(-1)?.changes === 1
}
