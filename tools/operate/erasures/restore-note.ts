import * as v from 'valibot'
import type { DatabaseRow, NewsletterDatabase } from '#tools/operate/newsletter/database-row.ts'
import { sqlText } from '#tools/operate/newsletter/sql-text.ts'
import { campaignStatements, describeCampaigns, readCampaignLog } from './campaign-log.ts'
import { readErasures, reapplyErasures } from './erasure-log.ts'
import { grantStatements, readGrants } from './grant-log.ts'
import { describeTrips, readTripLog, tripStatements } from './trip-log.ts'

const Rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()])))
const RestoreNoteSchema = v.object({
  erased: Rows,
  suppressed: Rows,
  unsubscribed: Rows,
  ended: Rows,
  revoked: Rows,
  campaigns: Rows,
  deliveries: Rows,
  grants: Rows,
  blocked: Rows,
  trips: v.object({
    readAtS: v.number(),
    rows: v.object({ trips: Rows, trip_links: Rows, trips_to_erase: Rows }),
  }),
})

/** What must not be undone when the database is restored to an earlier point in time. */
export type RestoreNote = v.InferOutput<typeof RestoreNoteSchema>

/** @throws {Error} when the text is no note of this version */
export function parseRestoreNote(text: string): RestoreNote {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RestoreNoteSchema), text)
  if (!parsed.success) throw new Error('this file is no note of erasures')
  return parsed.output
}

/**
 * Takes the note, before the database is restored and while nothing is sent.
 * @param sinceS the restore point or earlier, in seconds since 1970
 */
export async function readRestoreNote(database: NewsletterDatabase, sinceS: number): Promise<RestoreNote> {
  const note = {
    ...(await readErasures(database)),
    ...(await readCampaignLog(database, sinceS)),
    grants: await readGrants(database, sinceS),
    blocked: await database(['SELECT identity, blocked_at_s, blocked_by FROM blocked_operators']),
    trips: await readTripLog(database),
  }
  return parseRestoreNote(JSON.stringify(note))
}

/** What `noteStatements` and `describeNote` need of the restored database. */
export type RestoredDatabase = {
  readonly subscribers: readonly DatabaseRow[]
  readonly campaigns: readonly DatabaseRow[]
  readonly trips: readonly DatabaseRow[]
}

export async function readRestoredDatabase(database: NewsletterDatabase): Promise<RestoredDatabase> {
  return {
    subscribers: await database(['SELECT id, address FROM newsletter_subscribers']),
    campaigns: await database(['SELECT id, subject, status FROM letters']),
    trips: await database(['SELECT DISTINCT trip_id FROM trips']),
  }
}

/** Statements that apply the note to the restored database. Erasures come last, because they also delete grants. */
export const noteStatements = (note: RestoreNote, restored: RestoredDatabase): readonly string[] => [
  ...grantStatements(note.grants),
  ...campaignStatements(note, restored.campaigns),
  ...tripStatements(note.trips),
  ...note.blocked.map(
    ({ identity, blocked_at_s, blocked_by }) =>
      `INSERT OR IGNORE INTO blocked_operators VALUES (${sqlText(String(identity))}, ${Number(blocked_at_s)}, ${sqlText(String(blocked_by))})`,
  ),
  ...reapplyErasures(note, restored.subscribers),
]

/** What an operator has to know after the note was applied, one line each. */
export const describeNote = (note: RestoreNote, restored: RestoredDatabase): readonly string[] => [
  `granted again or taken back again: ${note.grants.length} eBooks`,
  ...describeCampaigns(note, restored.campaigns),
  ...describeTrips(note.trips, restored.trips),
]
