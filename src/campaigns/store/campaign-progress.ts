import { readRows, type Statement, statement } from '#src/platform/database.ts'

/** Deliveries by state, unsubscriptions and bounces of one campaign. */
export type CampaignProgress = Readonly<
  Record<
    'due' | 'sending' | 'sent' | 'skipped' | 'failed' | 'unknown' | 'left' | 'hard' | 'soft' | 'complaint',
    number
  >
>

/** Reads the progress of a campaign. Throws as `readRows` does. */
export async function readCampaignProgress(db: D1Database, campaignId: string): Promise<CampaignProgress> {
  const rows = await readRows(
    db,
    `SELECT state AS name, count(*) AS count FROM letter_deliveries WHERE letter_id = ?1 GROUP BY state
     UNION ALL SELECT returned, count(*) FROM letter_deliveries WHERE letter_id = ?1 AND returned IS NOT NULL
       GROUP BY returned
     UNION ALL SELECT 'left', count(*) FROM letter_deliveries WHERE letter_id = ?1 AND left_at_s IS NOT NULL`,
    campaignId,
  )
  const noDeliveries = { due: 0, sending: 0, sent: 0, skipped: 0, failed: 0, unknown: 0 }
  const counts = Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]))
  return { ...noDeliveries, left: 0, hard: 0, soft: 0, complaint: 0, ...counts }
}

/** Marks a campaign as sent when it has no open delivery. */
export const finishCampaignStatement = (campaignId: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET status = 'sent', ended_at_s = ?2, changed_at_s = ?2
     WHERE id = ?1 AND status = 'sending' AND is_filled = 1
       AND NOT EXISTS (SELECT 1 FROM letter_deliveries WHERE letter_id = ?1 AND state IN ('due', 'sending'))`,
    campaignId,
    nowS,
  )

/** Publishes a campaign in the archive once a subscriber has it, or may have it. */
export const publishCampaignStatement = (campaignId: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET published_at_s = ?2 WHERE id = ?1 AND published_at_s IS NULL
       AND EXISTS (SELECT 1 FROM letter_deliveries WHERE letter_id = ?1 AND state IN ('sent', 'unknown'))`,
    campaignId,
    nowS,
  )

/** Makes failed deliveries due again. */
export const retryFailedStatement = (campaignId: string): Statement =>
  statement(
    `UPDATE letter_deliveries SET state = 'due', attempts = 0, settled_at_s = NULL, reason = ''
     WHERE letter_id = ? AND state = 'failed'`,
    campaignId,
  )
