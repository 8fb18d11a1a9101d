import { readRows } from '#src/platform/database.ts'

/**
 * Pages that readers opened from a letter, of those who let us count (docs/adr/0015): the letter's name comes with the
 * page view, and nothing of the reader.
 * @param db the database of events
 * @throws as `readRows`
 */
export async function countCampaignVisits(db: D1Database, slug: string): Promise<number> {
  const [row] = await readRows(
    db,
    `SELECT count(*) AS count FROM events WHERE name = 'pageView' AND detail = ?`,
    `letter-${slug}`,
  )
  return Number(row?.['count'] ?? 0)
}
