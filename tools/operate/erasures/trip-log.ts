import type { DatabaseRow, NewsletterDatabase } from '#tools/operate/newsletter/database-row.ts'
import { sqlText } from '#tools/operate/newsletter/sql-text.ts'
import { valueRows } from './value-rows.ts'

/**
 * The tables that belong to objects of trips. Objects are not restored with the database, so these tables must not be
 * either (docs/adr/0047): their keys, and the column with the time at which a row was added.
 */
const TRIP_TABLES = {
  trips: { keys: ['owner', 'trip_id'], addedAt: 'joined_at_s' },
  trip_links: { keys: ['token_hash'], addedAt: 'made_at_s' },
  trips_to_erase: { keys: ['trip_id', 'member'], addedAt: 'since_s' },
} as const

type TripTable = keyof typeof TRIP_TABLES
const TABLE_NAMES = Object.keys(TRIP_TABLES) as readonly TripTable[]

/** All rows of the tables of trips, and the time of the database at which they were read, in seconds since 1970. */
export type TripLog = { readonly readAtS: number; readonly rows: Readonly<Record<TripTable, TripRows>> }
type TripRows = readonly DatabaseRow[]

/** Rows that one query returns. */
const PAGE_ROWS = 5000

const literalOf = (value: string | number | null | undefined): string =>
  typeof value === 'string' ? sqlText(value) : String(value ?? 'NULL')

async function readTable(database: NewsletterDatabase, table: TripTable): Promise<TripRows> {
  const { keys } = TRIP_TABLES[table]
  const rows: DatabaseRow[] = []
  for (let isComplete = false; !isComplete; ) {
    const last = rows.at(-1)
    const after = keys.map((key) => literalOf(last?.[key] ?? '')).join(', ')
    const page = await database([
      `SELECT * FROM ${table} WHERE (${keys.join(', ')}) > (${after}) ORDER BY ${keys.join(', ')} LIMIT ${PAGE_ROWS}`,
    ])
    rows.push(...page)
    isComplete = page.length < PAGE_ROWS
  }
  return rows
}

/** Reads the index of trips, their links and what is to be erased, before the database is restored. */
export async function readTripLog(database: NewsletterDatabase): Promise<TripLog> {
  const [now] = await database(['SELECT unixepoch() AS now_s'])
  const [trips, trip_links, trips_to_erase] = [
    await readTable(database, 'trips'),
    await readTable(database, 'trip_links'),
    await readTable(database, 'trips_to_erase'),
  ]
  return { readAtS: Number(now?.['now_s']), rows: { trips, trip_links, trips_to_erase } }
}

function tableStatements(table: TripTable, rows: TripRows, readAtS: number): readonly string[] {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => `(${columns.map((column) => literalOf(row[column])).join(', ')})`)
  return [
    // Rows that were added after the restore belong to objects that were made since.
    `DELETE FROM ${table} WHERE ${TRIP_TABLES[table].addedAt} <= ${readAtS}`,
    ...valueRows(values).map(
      (list) => `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES ${list}`,
    ),
  ]
}

/** Statements after which the restored tables of trips are as they were when the note was taken. */
export const tripStatements = ({ readAtS, rows }: TripLog): readonly string[] =>
  TABLE_NAMES.flatMap((table) => tableStatements(table, rows[table], readAtS))

/**
 * What the note changes in the list of trips, one line each.
 * @param restored trip_id and name of each trip that the restored database lists
 */
export function describeTrips({ rows }: TripLog, restored: TripRows): readonly string[] {
  const notedIds = new Set(rows.trips.map(({ trip_id }) => trip_id))
  const restoredIds = new Set(restored.map(({ trip_id }) => trip_id))
  const listedAgain = [...notedIds].filter((id) => !restoredIds.has(id)).length
  const unlisted = [...restoredIds].filter((id) => !notedIds.has(id)).length
  return [
    `trips: ${notedIds.size} are listed as before the restore; of these ${listedAgain} are newer than the restored database, and ${unlisted} that it lists were deleted since`,
  ]
}
