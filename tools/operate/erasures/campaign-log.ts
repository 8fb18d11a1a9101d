import type { DatabaseRow, NewsletterDatabase } from '#tools/operate/newsletter/database-row.ts'
import { sqlText } from '#tools/operate/newsletter/sql-text.ts'
import { valueRows } from './value-rows.ts'

/** Campaigns and the deliveries that were settled, at the time of the note. */
export type CampaignLog = {
  readonly campaigns: readonly DatabaseRow[]
  readonly deliveries: readonly DatabaseRow[]
}

/** Rows that one query returns. */
const PAGE_ROWS = 5000
const ENDED = ['sent', 'cancelled']
const RESTORED = 'The database was restored. Check which subscribers have it, then resume.'

/** Pauses campaigns before the note is taken; attempts that are under way end within a minute. */
export const PAUSE_SENDING = `UPDATE letters SET status = 'paused', run = run + 1,
  pause_reason = 'Paused by npm run erasures, before the database is restored.' WHERE status = 'sending'`

/**
 * Reads the status of all campaigns, and the deliveries that were settled since a time or whose result is unknown.
 * @param sinceS the restore point or earlier, in seconds since 1970
 */
export async function readCampaignLog(database: NewsletterDatabase, sinceS: number): Promise<CampaignLog> {
  const campaigns = await database([
    `SELECT id, subject, status, version, run, began_at_s, ended_at_s, published_at_s, withdrawn_at_s FROM letters
     WHERE status <> 'draft'`,
  ])
  const deliveries: DatabaseRow[] = []
  for (let last: DatabaseRow | undefined, isComplete = false; !isComplete; ) {
    const page = await database([
      `SELECT letter_id, subscriber_id, batch, state, settled_at_s FROM letter_deliveries
       WHERE (letter_id, subscriber_id) > (${textOf(last?.['letter_id'])}, ${textOf(last?.['subscriber_id'])})
         AND (settled_at_s >= ${sinceS} OR state = 'sending') ORDER BY letter_id, subscriber_id LIMIT ${PAGE_ROWS}`,
    ])
    deliveries.push(...page)
    last = page.at(-1)
    isComplete = page.length < PAGE_ROWS
  }
  return { campaigns, deliveries }
}

const textOf = (value: unknown): string => sqlText(String(value ?? ''))
const numberOf = (value: unknown): string => (typeof value === 'number' ? String(value) : 'NULL')

/** What the note knows about a campaign that the restored database has. */
function campaignStatement(noted: DatabaseRow): string {
  const isEnded = ENDED.includes(String(noted['status']))
  // A frozen mail of another version is not what subscribers got: the archive does not show it.
  const ended = `status = ${textOf(noted['status'])}, ended_at_s = ${numberOf(noted['ended_at_s'])}, is_filled = 1,
    pause_reason = '', slug = CASE WHEN frozen IS NOT NULL AND version = ${numberOf(noted['version'])} THEN slug END,`
  return `UPDATE letters SET ${isEnded ? ended : ''} began_at_s = coalesce(${numberOf(noted['began_at_s'])}, began_at_s),
    published_at_s = coalesce(${numberOf(noted['published_at_s'])}, published_at_s),
    withdrawn_at_s = ${numberOf(noted['withdrawn_at_s'])}, run = max(run, ${numberOf(noted['run'])}) + 1
    WHERE id = ${textOf(noted['id'])}${isEnded ? '' : " AND status <> 'draft'"}`
}

/** A delivery whose result was unknown is not tried again. */
const deliveryValues = ({ letter_id, subscriber_id, batch, state, settled_at_s }: DatabaseRow): string =>
  `(${textOf(letter_id)}, ${textOf(subscriber_id)}, ${numberOf(batch)}, ${textOf(state === 'sending' ? 'unknown' : state)}, ${numberOf(settled_at_s)})`

/**
 * Statements after which no subscriber gets a campaign again: settled deliveries are settled, campaigns have the status
 * of the note, and those that the restored database would send are paused.
 * @param restored id of each campaign in the restored database
 */
export function campaignStatements(
  { campaigns, deliveries }: CampaignLog,
  restored: readonly DatabaseRow[],
): readonly string[] {
  const ids = new Set(restored.map(({ id }) => id))
  const values = deliveries.filter(({ letter_id }) => ids.has(letter_id ?? null)).map(deliveryValues)
  return [
    ...valueRows(values).map(
      (rows) =>
        `INSERT INTO letter_deliveries (letter_id, subscriber_id, batch, state, settled_at_s) VALUES ${rows}
         ON CONFLICT (letter_id, subscriber_id) DO UPDATE SET state = excluded.state,
           settled_at_s = excluded.settled_at_s, leased_until_s = 0`,
    ),
    ...campaigns.filter(({ id }) => ids.has(id ?? null)).map(campaignStatement),
    `UPDATE letters SET status = 'paused', run = run + 1, pause_reason = ${sqlText(RESTORED)}
     WHERE status IN ('scheduled', 'sending')`,
    // They may have been retried since.
    'UPDATE dead_letters SET replay_at_s = NULL WHERE replay_at_s IS NOT NULL',
  ]
}

/** One line for each campaign that an operator has to look at. */
export function describeCampaigns(
  { campaigns }: CampaignLog,
  restored: readonly DatabaseRow[],
): readonly string[] {
  const notedStatus = new Map(campaigns.map(({ id, status }) => [id, String(status)]))
  const restoredIds = new Set(restored.map(({ id }) => id))
  return [
    ...restored.flatMap(({ id, subject, status }) => {
      const noted = notedStatus.get(id ?? null)
      const isEnded = noted !== undefined && ENDED.includes(noted)
      if (isEnded) return noted === status ? [] : [`“${subject}” was ${noted} since, and stays so`]
      if (status === 'draft')
        return noted === undefined ? [] : [`“${subject}” is a draft again; who has it does not get it again`]
      return [`“${subject}” is paused: check and resume it at /desk/letters/${id}`]
    }),
    ...campaigns
      .filter(({ id }) => !restoredIds.has(id ?? null))
      .map(({ subject, status }) => `“${subject}” (${status}) is lost: do not send it again`),
  ]
}
