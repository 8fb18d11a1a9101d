import type { CampaignAudience } from '#src/campaigns/rules/email-campaign.ts'
import { readRows } from '#src/platform/database.ts'

/**
 * SQL condition for the audience, on `newsletter_subscribers` as `s`; `?1` is the JSON list of topics, `?2` the
 * frequency.
 */
export const AUDIENCE = `s.status = 'confirmed' AND (?2 = 'monthly' OR s.frequency = 'weekly')
  AND (json_array_length(?1) = 0 OR s.topics = ''
    OR EXISTS (SELECT 1 FROM json_each(?1) WHERE instr(',' || s.topics || ',', ',' || value || ',') > 0))`

/** Counts the current audience. Throws as `readRows` does. */
export async function countAudience(
  db: D1Database,
  { topics, frequency }: CampaignAudience,
): Promise<number> {
  const [row] = await readRows(
    db,
    `SELECT count(*) AS count FROM newsletter_subscribers s WHERE ${AUDIENCE}`,
    JSON.stringify(topics),
    frequency,
  )
  return Number(row?.['count'] ?? 0)
}
