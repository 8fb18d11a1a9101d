import { readRows, type Statement, statement } from '#src/platform/database.ts'
import { addressHashOf } from './address-hash.ts'

/** Everything that is kept of an address's subscription, to be given to its owner. Throws as `readRows` does. */
export async function readSubscriptionRecord(
  db: D1Database,
  address: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await readRows(
    db,
    `SELECT id, address, status, topics, frequency, source, form_name, form_type, consent_text, consented_at_s,
       confirmed_at_s, ended_at_s FROM newsletter_subscribers WHERE address = ?`,
    address,
  )
  if (row === undefined) return null
  const {
    id,
    form_name,
    form_type,
    consent_text,
    consented_at_s,
    confirmed_at_s,
    ended_at_s,
    topics,
    ...plain
  } = row
  const mails = await readRows(
    db,
    'SELECT claimed_at_s, sent_at_s FROM newsletter_mails WHERE subscriber_id = ? ORDER BY claimed_at_s',
    id ?? null,
  )
  const dateOf = (seconds: unknown): string | null =>
    typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null
  return {
    ...plain,
    topics: String(topics).split(',').filter(Boolean),
    form: { name: form_name, type: form_type },
    mails: mails.map(({ claimed_at_s, sent_at_s }) => ({
      begun: dateOf(claimed_at_s),
      sent: dateOf(sent_at_s),
    })),
    consentText: consent_text,
    asked: dateOf(consented_at_s),
    confirmed: dateOf(confirmed_at_s),
    ended: dateOf(ended_at_s),
  }
}

/**
 * What forgets an address and its links. An address that was on the list leaves its hash among the suppressed, so that
 * nobody can put it there again (R6.7); one that was never there leaves nothing. Doing so twice is harmless.
 */
export async function erasingSubscription(address: string, nowS: number): Promise<readonly Statement[]> {
  return [
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
  ]
}
