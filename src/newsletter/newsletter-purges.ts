import { statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'

/** Sign-ups without confirmation (R6.7). */
const PENDING_DAYS = 7
/** Ended subscriptions are stored for this time, so that a repeated one-click request still finds them. */
const ENDED_DAYS = 30
const DEAD_LETTER_DAYS = 90
/** Links of mails are valid for more than a year. */
const TOKEN_DAYS = 400
/** Deleting 500 subscribers with their links and indexes took 300 ms among a million (docs/scale.md). */
const SUBSCRIBER_SLICE_ROWS = 50

/** Deletes subscribers and their link tokens, the oldest first, found by an index. */
function subscriberPurge(name: string, whereExpired: string, beforeS: number): Purge {
  return {
    name,
    sliceRows: SUBSCRIBER_SLICE_ROWS,
    slice: (limit) => [
      statement(
        `DELETE FROM newsletter_tokens WHERE subscriber_id IN (SELECT id FROM newsletter_subscribers ${whereExpired} LIMIT ?2)`,
        beforeS,
        limit,
      ),
      statement(
        `DELETE FROM newsletter_subscribers WHERE id IN (SELECT id FROM newsletter_subscribers ${whereExpired} LIMIT ?2)`,
        beforeS,
        limit,
      ),
    ],
  }
}

/**
 * Purges of expired rows: unconfirmed and ended subscriptions with their tokens, link tokens, mail claims, counts of
 * attempts, and dead letters.
 */
export function newsletterPurges(nowS: number): readonly Purge[] {
  const ago = (days: number): number => nowS - days * DAY_S
  return [
    subscriberPurge(
      'unconfirmed',
      `WHERE status = 'pending' AND consented_at_s < ?1 ORDER BY consented_at_s`,
      ago(PENDING_DAYS),
    ),
    subscriberPurge(
      'left',
      // The unary plus prevents the index on status, which would scan all unsubscribed rows.
      `WHERE +status = 'unsubscribed' AND ended_at_s IS NOT NULL AND ended_at_s < ?1 ORDER BY ended_at_s`,
      ago(ENDED_DAYS),
    ),
    // Tokens exported before ages were stored have age 0 and remain as long as their subscription.
    purgeRows('newsletter_tokens', 'token_hash', 'confirms_until_s', ago(TOKEN_DAYS)),
    purgeRows('newsletter_mails', 'job_id', 'claimed_at_s', ago(ENDED_DAYS)),
    purgeRows('newsletter_attempts', 'window_key', 'expires_at_s', nowS),
    purgeRows('dead_letters', 'id', 'died_at_s', ago(DEAD_LETTER_DAYS)),
  ]
}
