import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { insertStatement } from '#src/platform/tables/select-rows.ts'
import { hashAddress } from './hash-address.ts'

/** Statements of `suppressAddress`, for a transaction with others. */
export async function suppressAddressStatements(
  address: string,
  reason: string,
  nowS: number,
): Promise<readonly Statement[]> {
  const id = '(SELECT id FROM newsletter_subscribers WHERE address = ?)'
  return [
    insertStatement(
      'newsletter_suppressions',
      { address_hash: await hashAddress(address), reason, since_s: nowS },
      'IGNORE',
    ),
    statement(`DELETE FROM newsletter_tokens WHERE subscriber_id = ${id}`, address),
    statement('DELETE FROM newsletter_subscribers WHERE address = ?', address),
  ]
}

/**
 * Deletes an address and stores its hash, so that no mail is ever sent to it again (R6.6, R6.7). Idempotent.
 * @param address in lower case
 * @throws {UnavailableError} when D1 fails or does not respond
 */
export async function suppressAddress(
  db: D1Database,
  address: string,
  reason: string,
  nowS: number,
): Promise<void> {
  await runStatements(db, await suppressAddressStatements(address, reason, nowS))
}
