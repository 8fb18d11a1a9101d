import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { addressHashOf } from './address-hash.ts'

/** Everything that is kept of an address's subscription, to be given to its owner. Throws as `readRows` does. */
export async function readSubscriptionRecord(
  db: D1Database,
  address: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await readRows(
    db,
    `SELECT address, status, topics, frequency, source, consent_text, consented_at_s, confirmed_at_s, ended_at_s
     FROM newsletter_subscribers WHERE address = ?`,
    address,
  )
  if (row === undefined) return null
  const { consent_text, consented_at_s, confirmed_at_s, ended_at_s, topics, ...plain } = row
  const dateOf = (seconds: unknown): string | null =>
    typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null
  return {
    ...plain,
    topics: String(topics).split(',').filter(Boolean),
    consentText: consent_text,
    asked: dateOf(consented_at_s),
    confirmed: dateOf(confirmed_at_s),
    ended: dateOf(ended_at_s),
  }
}

/**
 * Forgets an address and its links. What was on the list leaves its hash among the suppressed, so that nobody can put it
 * there again (R6.7); an address that was never there leaves nothing. Doing so twice is harmless.
 * @throws {UnavailableError} when D1 does not answer
 */
export async function eraseSubscription(db: D1Database, address: string, nowS: number): Promise<void> {
  await runStatements(db, [
    statement(
      `INSERT OR IGNORE INTO newsletter_suppressions (address_hash, reason, since_s)
       SELECT ?2, 'erasure', ?3 WHERE EXISTS (SELECT 1 FROM newsletter_subscribers WHERE address = ?1)`,
      address,
      await addressHashOf(address),
      nowS,
    ),
    statement(
      `DELETE FROM newsletter_tokens
       WHERE subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE address = ?)`,
      address,
    ),
    statement('DELETE FROM newsletter_subscribers WHERE address = ?', address),
  ])
}
