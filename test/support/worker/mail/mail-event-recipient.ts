import { bindings } from '#test/support/worker/test-database.ts'
import { RECIPIENT } from './signed-mail-events.ts'

/** What the events of a mail service have done to the recipient. */
export type RecipientState = {
  /** Status of the subscription; null when it was deleted. */
  readonly row: unknown
  readonly suppressed: unknown
  readonly returned: unknown
}

export type Recipient = { readonly id: string; readonly readState: () => Promise<RecipientState> }

/**
 * Makes RECIPIENT the only subscriber, with a mail of a campaign that was sent to it.
 * @param sentAtS when it was sent, in seconds since 1970
 */
export async function createRecipient(sentAtS: number): Promise<Recipient> {
  const id = crypto.randomUUID()
  const { DB } = bindings
  await DB.batch([
    DB.prepare('DELETE FROM newsletter_subscribers'),
    DB.prepare('DELETE FROM newsletter_suppressions'),
    DB.prepare(
      `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
         confirmed_at_s) VALUES (?, ?, 'confirmed', 's', 'f', 'F', 'x', 1, 1)`,
    ).bind(id, RECIPIENT),
    DB.prepare(
      `INSERT INTO letter_deliveries (letter_id, subscriber_id, batch, state, settled_at_s) VALUES (?, ?, 0, 'sent', ?)`,
    ).bind(crypto.randomUUID(), id, sentAtS),
  ])
  return {
    id,
    async readState() {
      const [row, suppressed, returned] = await Promise.all([
        DB.prepare('SELECT status FROM newsletter_subscribers WHERE address = ?')
          .bind(RECIPIENT)
          .first('status'),
        DB.prepare('SELECT reason FROM newsletter_suppressions').first('reason'),
        DB.prepare('SELECT returned FROM letter_deliveries WHERE subscriber_id = ?')
          .bind(id)
          .first('returned'),
      ])
      return { row, suppressed, returned }
    },
  }
}
