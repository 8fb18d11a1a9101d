import { hashAddress } from '#src/mail/hash-address.ts'
import { runStatements, type Statement, type StatementResult, statement } from '#src/platform/database.ts'

const dateOf = (seconds: unknown): string | null =>
  typeof seconds === 'number' && seconds > 0 ? new Date(seconds * 1000).toISOString() : null

const ID_OF_ADDRESS = '(SELECT id FROM newsletter_subscribers WHERE address = ?)'

/** Statements that read what belongs to the subscription of an address: mails, links, campaigns and bounces. */
const mailHistoryStatements = (address: string): readonly Statement[] =>
  [
    `SELECT claimed_at_s, sent_at_s FROM newsletter_mails WHERE subscriber_id = ${ID_OF_ADDRESS} ORDER BY claimed_at_s`,
    `SELECT confirms_until_s FROM newsletter_tokens WHERE subscriber_id = ${ID_OF_ADDRESS}`,
    `SELECT d.*, l.subject FROM letter_deliveries d LEFT JOIN letters l ON l.id = d.letter_id
     WHERE d.subscriber_id = ${ID_OF_ADDRESS} ORDER BY d.taken_at_s`,
    `SELECT bounced_at_s FROM soft_bounces WHERE subscriber_id = ${ID_OF_ADDRESS} ORDER BY bounced_at_s`,
  ].map((sql) => statement(sql, address))

function toMailHistory([mails, links, deliveries, bounces]: readonly StatementResult[]) {
  return {
    mails: (mails?.rows ?? []).map(({ claimed_at_s, sent_at_s }) => ({
      begun: dateOf(claimed_at_s),
      sent: dateOf(sent_at_s),
    })),
    links: (links?.rows ?? []).map(({ confirms_until_s }) => ({ confirmsUntil: dateOf(confirms_until_s) })),
    letters: (deliveries?.rows ?? []).map(
      ({ letter_id, subject, state, attempts, reason, returned, ...times }) => ({
        ...{ letter: letter_id, subject, state, attempts, reason, returned },
        taken: dateOf(times['taken_at_s']),
        doubtedSince: dateOf(times['doubt_since_s']),
        settled: dateOf(times['settled_at_s']),
        leftByIt: dateOf(times['left_at_s']),
      }),
    ),
    bounces: (bounces?.rows ?? []).map(({ bounced_at_s }) => dateOf(bounced_at_s)),
  }
}

/**
 * Everything that is stored about the subscription of an address, for the data export of its owner, in one query; null
 * without any. Throws as `runStatements` does.
 */
export async function readSubscriptionRecord(
  db: D1Database,
  address: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [subscribers, suppressions, ...history] = await runStatements(db, [
    statement(
      `SELECT address, status, language, topics, frequency, source, form_name, form_type, consent_text, consented_at_s,
         confirmed_at_s, ended_at_s FROM newsletter_subscribers WHERE address = ?`,
      address,
    ),
    statement(
      'SELECT reason, since_s FROM newsletter_suppressions WHERE address_hash = ?',
      await hashAddress(address),
    ),
    ...mailHistoryStatements(address),
  ])
  const [row] = subscribers.rows
  const [suppression] = suppressions.rows
  // Why no mail is sent to the address, even after a new sign-up.
  const blocked =
    suppression === undefined
      ? null
      : { reason: suppression['reason'], since: dateOf(suppression['since_s']) }
  if (row === undefined) return blocked === null ? null : { blocked }
  const { form_name, form_type, consent_text, topics, ...others } = row
  const { consented_at_s, confirmed_at_s, ended_at_s, ...plain } = others
  return {
    ...plain,
    topics: String(topics).split(',').filter(Boolean),
    form: { name: form_name, type: form_type },
    ...toMailHistory(history),
    consentText: consent_text,
    asked: dateOf(consented_at_s),
    confirmed: dateOf(confirmed_at_s),
    ended: dateOf(ended_at_s),
    blocked,
  }
}

/**
 * Statements that delete an address and its links. A subscribed address leaves its hash in the suppression list, so
 * that it cannot be subscribed again (R6.7); any other address leaves nothing. Idempotent.
 */
export async function eraseSubscriptionStatements(
  address: string,
  nowS: number,
): Promise<readonly Statement[]> {
  return [
    statement(
      `INSERT OR IGNORE INTO newsletter_suppressions (address_hash, reason, since_s)
       SELECT ?2, 'erasure', ?3 WHERE EXISTS (SELECT 1 FROM newsletter_subscribers WHERE address = ?1)`,
      address,
      await hashAddress(address),
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
