import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { runStatements, statement } from '#src/platform/database.ts'

/** How early a slot may be reserved; the caller waits until it starts. */
const MAX_SLOT_LEAD_MS = 5000
/** Queue delays are whole seconds: delays up to this time are caught up. */
const MAX_CATCH_UP_MS = 1500

export type SendSlot =
  /** The mails may be sent after `waitMs`. */
  | { readonly kind: 'reserved'; readonly waitMs: number }
  /** The next slot is further away. */
  | { readonly kind: 'later'; readonly waitMs: number }
  /** The campaign is not being sent, or by a newer send job. */
  | { readonly kind: 'not_sending' }

/**
 * Reserves the next send slot of a campaign, which moves the following one by the time of these mails at the campaign's
 * pace. Atomic under concurrency.
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

/** Delays the next send slot while the mail service accepts nothing. */
export const backOffStatement = (id: string, untilMs: number) =>
  statement('UPDATE letters SET next_slot_ms = max(next_slot_ms, ?) WHERE id = ?', untilMs, id)

/**
 * Claims a scheduled run by its number; idempotent when a message is delivered twice.
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
