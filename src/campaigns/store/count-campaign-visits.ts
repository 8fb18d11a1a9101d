import { readRows } from '#src/platform/database.ts'

/**
 * Page views that came from a campaign, of visitors who consented (docs/adr/0015): the event contains the name of the
 * campaign and nothing about the subscriber.
 * @param db the events database
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
