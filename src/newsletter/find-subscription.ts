import { base64url } from 'jose'
import { verifyCampaignLinkToken } from '#src/mail/verify-campaign-link-token.ts'
import {
  parseStoredPreferences,
  type SubscriptionPreferences,
} from '#src/newsletter/rules/subscription-preferences.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

/** 256 bits, in 43 characters of base64url (R6.4). */
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
const DATABASE_TIMEOUT_MS = 2500
export const CONFIRM_TTL_S = 48 * 60 * 60

export function createMailToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed'

/** A subscription as its owner sees it, found by a token. */
export type OwnedSubscription = SubscriptionPreferences & {
  readonly id: string
  readonly status: SubscriptionStatus
  /** Whether the token may still confirm: for 48 hours, or at any time once that is done. */
  readonly mayConfirm: boolean
  /** The letter in which the link stood; null for links of other mails. */
  readonly campaignId: string | null
}

type SubscriptionTokenRow = {
  id: string
  status: SubscriptionStatus
  topics: string
  frequency: string
  until: number | null
}

const COLUMNS = 's.id, s.status, s.topics, s.frequency'

/** What finds the subscription: by the hash of a stored token, or by what a letter's own token says. */
async function prepareLookup(
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
      .bind(await sha256Base64url(token))
    return { query, letterId: null }
  }
  const payload = await verifyCampaignLinkToken(token, secrets)
  if (payload === null) return null
  const query = db
    .prepare(`SELECT ${COLUMNS}, NULL AS until FROM newsletter_subscribers s WHERE s.id = ?`)
    .bind(payload.subscriberId)
  return { query, letterId: payload.campaignId }
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
  const lookup = token == null ? null : await prepareLookup(db, token, secrets)
  if (lookup === null) return null
  const row = await withDeadline(lookup.query.first<SubscriptionTokenRow>(), DATABASE_TIMEOUT_MS, 'database')
  if (row === null || typeof row.id !== 'string') return null
  const { topics, frequency } = parseStoredPreferences(row.topics, row.frequency)
  const mayConfirm = row.status === 'confirmed' || (row.until ?? 0) > nowS
  return { id: row.id, status: row.status, topics, frequency, mayConfirm, campaignId: lookup.letterId }
}
