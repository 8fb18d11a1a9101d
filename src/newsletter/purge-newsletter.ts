const DAY_S = 24 * 60 * 60
/** Sign-ups that nobody confirmed (R6.7). */
const PENDING_DAYS = 7
/** Those who left, so that a second thought or a repeated one-click request still finds them. */
const ENDED_DAYS = 30

/** Deletes what is too old to keep: unconfirmed and ended subscriptions, their tokens, counts of mails and attempts. */
export async function purgeNewsletter(db: D1Database, nowS: number): Promise<void> {
  await db.batch([
    db
      .prepare(`DELETE FROM newsletter_subscribers WHERE status = 'pending' AND consented_at_s < ?`)
      .bind(nowS - PENDING_DAYS * DAY_S),
    db
      .prepare(`DELETE FROM newsletter_subscribers WHERE status = 'unsubscribed' AND ended_at_s < ?`)
      .bind(nowS - ENDED_DAYS * DAY_S),
    db.prepare(
      'DELETE FROM newsletter_tokens WHERE subscriber_id NOT IN (SELECT id FROM newsletter_subscribers)',
    ),
    db.prepare('DELETE FROM newsletter_mails WHERE claimed_at_s < ?').bind(nowS - ENDED_DAYS * DAY_S),
    db.prepare('DELETE FROM newsletter_attempts WHERE expires_at_s < ?').bind(nowS),
  ])
}
