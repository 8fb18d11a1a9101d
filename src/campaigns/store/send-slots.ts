import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { runStatements, statement } from '#src/platform/database.ts'

/** A place in the pace may be taken so long before it comes; whoever takes it waits for it. */
const MAX_SLOT_LEAD_MS = 5000
/** Messages come by whole seconds: what came so much too late is made up for. */
const MAX_CATCH_UP_MS = 1500

export type SendSlot =
  /** These mails may be sent once `waitMs` are over. */
  | { readonly kind: 'reserved'; readonly waitMs: number }
  /** The next place is further away. */
  | { readonly kind: 'later'; readonly waitMs: number }
  /** The letter is not being sent, or by another run. */
  | { readonly kind: 'not_sending' }

/**
 * Takes a place in a letter's pace for some mails; the place after it comes when these have had their time. One statement
 * decides, however many ask at once.
 * @throws as `runStatements`
 */
export async function reserveSendSlot(
  db: D1Database,
  { id, sendJobNumber, pacePerMinute }: EmailCampaign,
  mails: number,
  nowMs: number,
): Promise<SendSlot> {
  const costMs = Math.ceil((mails * 60_000) / pacePerMinute)
  const [before, reserved] = await runStatements(db, [
    statement(
      `SELECT next_slot_ms FROM letters WHERE id = ? AND run = ? AND status = 'sending'`,
      id,
      sendJobNumber,
    ),
    statement(
      `UPDATE letters SET next_slot_ms = max(next_slot_ms, ?1 - ${MAX_CATCH_UP_MS}) + ?2
       WHERE id = ?3 AND run = ?4 AND status = 'sending' AND next_slot_ms <= ?1 + ${MAX_SLOT_LEAD_MS}`,
      nowMs,
      costMs,
      id,
      sendJobNumber,
    ),
  ])
  const nextMs = before?.rows[0]?.['next_slot_ms']
  if (typeof nextMs !== 'number') return { kind: 'not_sending' }
  const waitMs = Math.max(0, nextMs - nowMs)
  return { kind: (reserved?.changes ?? 0) > 0 ? 'reserved' : 'later', waitMs }
}

/** Lets the next mails of a letter wait, while the mail service takes none. */
export const backOffStatement = (id: string, untilMs: number) =>
  statement('UPDATE letters SET next_slot_ms = max(next_slot_ms, ?) WHERE id = ?', untilMs, id)

/**
 * Claims the next release of batches for whoever names the right one: messages that come twice release once.
 * @throws as `runStatements`
 */
export async function claimScheduledRun(
  db: D1Database,
  { id, sendJobNumber }: EmailCampaign,
  scheduledRun: number,
  nowS: number,
): Promise<boolean> {
  const [claimed] = await runStatements(db, [
    statement(
      `UPDATE letters SET release_tick = release_tick + 1, released_at_s = ?
       WHERE id = ? AND run = ? AND status = 'sending' AND release_tick = ?`,
      nowS,
      id,
      sendJobNumber,
      scheduledRun,
    ),
  ])
  return (claimed?.changes ?? 0) > 0
}
