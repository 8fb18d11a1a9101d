import { createHash } from 'node:crypto'
import { parseEmailAddress } from '#src/mail/rules/email-address.ts'
import type { NewsletterDatabase } from './database-row.ts'
import { sqlText } from './sql-text.ts'

export const SUPPRESSION_REASONS = ['erasure', 'bounce', 'complaint'] as const

/**
 * Deletes a subscriber but retains the hash of the address, so that no mail is sent to it again (R6.7).
 * @throws {Error} naming the problem with the address or the reason
 */
export async function suppressSubscriber(
  database: NewsletterDatabase,
  text: string | undefined,
  reason: string,
  nowS: number,
): Promise<string> {
  const address = parseEmailAddress(text)
  if (address === null) throw new Error('suppress needs one e-mail address')
  if (!SUPPRESSION_REASONS.some((known) => known === reason))
    throw new Error(`--reason is one of ${SUPPRESSION_REASONS.join(', ')}`)
  const hash = createHash('sha256').update(address).digest('hex')
  const owner = `SELECT id FROM newsletter_subscribers WHERE address = ${sqlText(address)}`
  const rows = await database([
    `INSERT OR IGNORE INTO newsletter_suppressions (address_hash, reason, since_s) VALUES (${sqlText(hash)}, ${sqlText(reason)}, ${nowS})`,
    `DELETE FROM newsletter_tokens WHERE subscriber_id IN (${owner})`,
    `DELETE FROM newsletter_subscribers WHERE address = ${sqlText(address)} RETURNING id`,
  ])
  return rows.length === 0 ? 'suppressed; it was not on the list' : 'suppressed; its subscription is deleted'
}
