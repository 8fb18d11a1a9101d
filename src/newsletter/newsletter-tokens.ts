import { base64url } from 'jose'
import {
  type LetterPreferences,
  readLetterPreferences,
} from '#src/newsletter/rules/newsletter-preferences.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { hashText } from '#src/platform/hash-text.ts'

/** 256 bits, in 43 characters of base64url (R6.4). */
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
const DATABASE_TIMEOUT_MS = 2500
export const CONFIRM_LIFETIME_S = 48 * 60 * 60

export function createLetterToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed'

/** A subscription as its owner sees it, found by a token. */
export type OwnedSubscription = LetterPreferences & {
  readonly id: string
  readonly status: SubscriptionStatus
  /** Whether the token may still confirm: for 48 hours, or at any time once that is done. */
  readonly mayConfirm: boolean
}

type Row = { id: string; status: SubscriptionStatus; topics: string; frequency: string; until: number }

/**
 * The subscription that a token of a mail stands for; null for any token that is not, or no longer, one of ours.
 * @throws {UnavailableError} when D1 does not answer
 */
export async function findSubscription(
  db: D1Database,
  token: string | undefined | null,
  nowS: number,
): Promise<OwnedSubscription | null> {
  if (token == null || !TOKEN.test(token)) return null
  const query = db
    .prepare(
      `SELECT s.id, s.status, s.topics, s.frequency, t.confirms_until_s AS until
       FROM newsletter_tokens t JOIN newsletter_subscribers s ON s.id = t.subscriber_id WHERE t.token_hash = ?`,
    )
    .bind(await hashText(token))
  const row = await withDeadline(query.first<Row>(), DATABASE_TIMEOUT_MS, 'database')
  if (row === null || typeof row.id !== 'string') return null
  const { topics, frequency } = readLetterPreferences(row.topics, row.frequency)
  const mayConfirm = row.status === 'confirmed' || row.until > nowS
  return { id: row.id, status: row.status, topics, frequency, mayConfirm }
}
