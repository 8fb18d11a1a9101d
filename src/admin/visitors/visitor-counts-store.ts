import { readRows } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'

/** Period of all counts of the page. */
export const PERIOD_DAYS = 30
const MAX_LINES = 25
/** k-anonymity threshold: with fewer people, saves might identify a person. */
const MIN_PEOPLE = 3

export type Count = { readonly label: string; readonly times: number }
export type DayCount = { readonly day: number; readonly times: number }
export type PageFeedback = { readonly page: string; readonly useful: number; readonly notUseful: number }
export type SourceCount = {
  readonly source: string
  readonly confirmed: number
  readonly pending: number
  readonly unsubscribed: number
}

/** Activity of visitors who consented to measuring. */
export type EventCounts = {
  readonly views: readonly DayCount[]
  readonly searches: readonly Count[]
  readonly searchesWithoutResult: readonly Count[]
  readonly feedback: readonly PageFeedback[]
}

const toCounts = (rows: readonly Readonly<Record<string, unknown>>[]): readonly Count[] =>
  rows.map((row) => ({ label: String(row['what']), times: Number(row['times']) }))

/** Queries arrive in upper case; SQLite's `lower` changes ASCII only. */
const toQueryCounts = (rows: Parameters<typeof toCounts>[0]): readonly Count[] =>
  toCounts(rows).map(({ label, times }) => ({ label: label.toLowerCase(), times }))

/** Counts rows of the events table. @throws {UnavailableError} when D1 does not answer */
export async function countEvents(db: D1Database, nowS: number): Promise<EventCounts> {
  const sinceS = nowS - PERIOD_DAYS * DAY_S
  const searched = (condition: string) =>
    readRows(
      db,
      `SELECT detail AS what, count(*) AS times FROM events
       WHERE name = 'Searched' AND received_at_s > ? AND detail <> '' AND ${condition}
       GROUP BY upper(what) ORDER BY times DESC, what LIMIT ?`,
      sinceS,
      MAX_LINES,
    )
  const [views, searches, fruitless, opinions] = await Promise.all([
    readRows(
      db,
      `SELECT received_at_s / ${DAY_S} AS day, count(*) AS times FROM events
       WHERE name = 'pageView' AND received_at_s > ? GROUP BY day ORDER BY day`,
      sinceS,
    ),
    searched('true'),
    searched('amount = 0'),
    readRows(
      db,
      `SELECT path, count(CASE WHEN detail = 'USEFUL' THEN 1 END) AS useful,
         count(CASE WHEN detail = 'NOT USEFUL' THEN 1 END) AS useless FROM events
       WHERE name = 'FeedbackGiven' AND received_at_s > ? GROUP BY path ORDER BY useless DESC, useful DESC LIMIT ?`,
      sinceS,
      MAX_LINES,
    ),
  ])
  return {
    views: views.map((row) => ({ day: Number(row['day']), times: Number(row['times']) })),
    searches: toQueryCounts(searches),
    searchesWithoutResult: toQueryCounts(fruitless),
    feedback: opinions.map((row) => ({
      page: String(row['path']),
      useful: Number(row['useful']),
      notUseful: Number(row['useless']),
    })),
  }
}

/** Counts newsletter sign-ups by form, without e-mail addresses. @throws {UnavailableError} when D1 does not answer */
export async function countSignUps(db: D1Database, nowS: number): Promise<readonly SourceCount[]> {
  const rows = await readRows(
    db,
    `SELECT source, count(CASE WHEN status = 'confirmed' THEN 1 END) AS confirmed,
       count(CASE WHEN status = 'pending' THEN 1 END) AS pending,
       count(CASE WHEN status = 'unsubscribed' THEN 1 END) AS gone
     FROM newsletter_subscribers WHERE consented_at_s > ? GROUP BY source ORDER BY confirmed DESC, source LIMIT ?`,
    nowS - PERIOD_DAYS * DAY_S,
    MAX_LINES,
  )
  return rows.map((row) => ({
    source: String(row['source']),
    confirmed: Number(row['confirmed']),
    pending: Number(row['pending']),
    unsubscribed: Number(row['gone']),
  }))
}

/**
 * Most saved pages; pages saved by fewer than three people are hidden (k-anonymity).
 * @throws {UnavailableError} when D1 does not answer
 */
export async function countSaves(db: D1Database): Promise<readonly Count[]> {
  return toCounts(
    await readRows(
      db,
      `SELECT path AS what, count(DISTINCT owner) AS times FROM saved_items WHERE removed_at_s IS NULL
       GROUP BY path HAVING times >= ? ORDER BY times DESC, path LIMIT ?`,
      MIN_PEOPLE,
      MAX_LINES,
    ),
  )
}
