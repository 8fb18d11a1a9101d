import { DAY_S } from '#src/platform/durations.ts'
import type { NewsletterDatabase } from './database-row.ts'

/**
 * Counts for an operator: subscribers by status, sources, suppressed addresses, mails of the last day and pending
 * mails.
 */
export async function readSubscriptionStats(database: NewsletterDatabase, nowS: number): Promise<string> {
  const rows = await database([
    `SELECT status AS name, COUNT(*) AS count FROM newsletter_subscribers GROUP BY status
     UNION ALL SELECT 'confirmed from ' || source, COUNT(*) FROM newsletter_subscribers
       WHERE status = 'confirmed' GROUP BY source
     UNION ALL SELECT 'suppressed', COUNT(*) FROM newsletter_suppressions
     UNION ALL SELECT 'mails sent in the last 24 hours', COUNT(*) FROM newsletter_mails WHERE sent_at_s > ${nowS - DAY_S}
     UNION ALL SELECT 'mails waiting for the mail service', COUNT(*) FROM newsletter_mails WHERE sent_at_s IS NULL`,
  ])
  return rows.map(({ name, count }) => `${String(count).padStart(8)}  ${name}`).join('\n')
}
