import type { LocaleTag } from '#isomorphic/words/locale.ts'
import type { CampaignAudience } from '#src/campaigns/rules/email-campaign.ts'
import { readRows } from '#src/platform/database.ts'

/**
 * SQL condition for the audience, on `newsletter_subscribers` as `s`; `?1` is the JSON list of topics, `?2` the
 * frequency.
 */
export const AUDIENCE = `s.status = 'confirmed' AND (?2 = 'monthly' OR s.frequency = 'weekly')
  AND (json_array_length(?1) = 0 OR s.topics = ''
    OR EXISTS (SELECT 1 FROM json_each(?1) WHERE instr(',' || s.topics || ',', ',' || value || ',') > 0))`

/** Number of subscribers by the language of their subscription; a language without any is absent. */
export type AudienceCounts = Readonly<Partial<Record<LocaleTag, number>>>

/** Counts the current audience. Throws as `readRows` does. */
export async function countAudience(
  db: D1Database,
  { topics, frequency }: CampaignAudience,
): Promise<AudienceCounts> {
  const rows = await readRows(
    db,
    `SELECT s.language, count(*) AS count FROM newsletter_subscribers s WHERE ${AUDIENCE} GROUP BY s.language`,
    JSON.stringify(topics),
    frequency,
  )
  return Object.fromEntries(rows.map(({ language, count }) => [String(language), Number(count)]))
}

/** All subscribers, whatever their language. */
export const sumAudience = (counts: AudienceCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
