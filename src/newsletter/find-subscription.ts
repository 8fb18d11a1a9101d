import type { SubscriptionStatus } from '#src/mail/mail-claims.ts'
import { MAIL_TOKEN } from '#src/mail/mail-token.ts'
import { verifyCampaignLinkToken } from '#src/mail/verify-campaign-link-token.ts'
import {
  parseStoredPreferences,
  type SubscriptionPreferences,
} from '#src/newsletter/rules/subscription-preferences.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { FORM_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'

/** A subscription as its owner sees it, found by a token. */
export type OwnedSubscription = SubscriptionPreferences & {
  readonly id: string
  readonly status: SubscriptionStatus
  /** Whether the token can confirm: for 48 hours, or at any time once the subscription is confirmed. */
  readonly mayConfirm: boolean
  /** The campaign that contained the link; null for links of other mails. */
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

/** Prepares the query: by the hash of a stored token, or by the payload of a campaign link token. */
async function prepareLookup(
  db: D1Database,
  token: string,
  secrets: readonly string[],
): Promise<{ readonly query: D1PreparedStatement; readonly campaignId: string | null } | null> {
  if (MAIL_TOKEN.test(token)) {
    const query = db
      .prepare(
        `SELECT ${COLUMNS}, t.confirms_until_s AS until
         FROM newsletter_tokens t JOIN newsletter_subscribers s ON s.id = t.subscriber_id WHERE t.token_hash = ?`,
      )
      .bind(await sha256Base64url(token))
    return { query, campaignId: null }
  }
  const payload = await verifyCampaignLinkToken(token, secrets)
  if (payload === null) return null
  const query = db
    .prepare(`SELECT ${COLUMNS}, NULL AS until FROM newsletter_subscribers s WHERE s.id = ?`)
    .bind(payload.subscriberId)
  return { query, campaignId: payload.campaignId }
}

/**
 * Finds the subscription of a token in a mail; null for an invalid or expired token.
 * @param secrets that may have signed campaign link tokens
 * @throws {UnavailableError} when D1 does not respond
 */
export async function findSubscription(
  db: D1Database,
  token: string | undefined | null,
  nowS: number,
  secrets: readonly string[] = [],
): Promise<OwnedSubscription | null> {
  const lookup = token == null ? null : await prepareLookup(db, token, secrets)
  if (lookup === null) return null
  const row = await withDeadline(
    lookup.query.first<SubscriptionTokenRow>(),
    FORM_STORE_TIMEOUT_MS,
    'database',
  )
  if (row === null || typeof row.id !== 'string') return null
  const { topics, frequency } = parseStoredPreferences(row.topics, row.frequency)
  const mayConfirm = row.status === 'confirmed' || (row.until ?? 0) > nowS
  return { id: row.id, status: row.status, topics, frequency, mayConfirm, campaignId: lookup.campaignId }
}
