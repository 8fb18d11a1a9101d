import { hashAddress } from './hash-address.ts'

/**
 * Deletes an address and stores its hash, so that no mail is ever sent to it again (R6.6, R6.7).
 * @param address in lower case
 */
export async function suppressAddress(
  db: D1Database,
  address: string,
  reason: string,
  nowS: number,
): Promise<void> {
  const id = '(SELECT id FROM newsletter_subscribers WHERE address = ?)'
  await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO newsletter_suppressions (address_hash, reason, since_s) VALUES (?, ?, ?)',
      )
      .bind(await hashAddress(address), reason, nowS),
    db.prepare(`DELETE FROM newsletter_tokens WHERE subscriber_id = ${id}`).bind(address),
    db.prepare('DELETE FROM newsletter_subscribers WHERE address = ?').bind(address),
  ])
}
