import { base64url } from 'jose'
import { openLetterToken } from '#src/newsletter/letter-tokens.ts'
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
  /** The letter in which the link stood; null for links of other mails. */
  readonly letterId: string | null
}

type Row = { id: string; status: SubscriptionStatus; topics: string; frequency: string; until: number | null }

const COLUMNS = 's.id, s.status, s.topics, s.frequency'

/** What finds the subscription: by the hash of a stored token, or by what a letter's own token says. */
async function lookUp(
  db: D1Database,
  token: string,
  secrets: readonly string[],
): Promise<{ readonly query: D1PreparedStatement; readonly letterId: string | null } | null> {
  if (TOKEN.test(token)) {
    const query = db
      .prepare(
        `SELECT ${COLUMNS}, t.confirms_until_s AS until
         FROM newsletter_tokens t JOIN newsletter_subscribers s ON s.id = t.subscriber_id WHERE t.token_hash = ?`,
      )
      .bind(await hashText(token))
    return { query, letterId: null }
  }
  const reader = await openLetterToken(token, secrets)
  if (reader === null) return null
  const query = db
    .prepare(`SELECT ${COLUMNS}, NULL AS until FROM newsletter_subscribers s WHERE s.id = ?`)
    .bind(reader.subscriberId)
  return { query, letterId: reader.letterId }
}

/**
 * The subscription that a token of a mail stands for; null for any token that is not, or no longer, one of ours.
 * @param secrets that letters' own tokens may be sealed with
 * @throws {UnavailableError} when D1 does not answer
 */
export async function findSubscription(
  db: D1Database,
  token: string | undefined | null,
  nowS: number,
  secrets: readonly string[] = [],
): Promise<OwnedSubscription | null> {
  const found = token == null ? null : await lookUp(db, token, secrets)
  if (found === null) return null
  const row = await withDeadline(found.query.first<Row>(), DATABASE_TIMEOUT_MS, 'database')
  if (row === null || typeof row.id !== 'string') return null
  const { topics, frequency } = readLetterPreferences(row.topics, row.frequency)
  const mayConfirm = row.status === 'confirmed' || (row.until ?? 0) > nowS
  return { id: row.id, status: row.status, topics, frequency, mayConfirm, letterId: found.letterId }
}
