import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { DAY_S, HOUR_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import type { ErrorOccurrence, ErrorSide } from './error-occurrence.ts'

const ERRORS_RETENTION_DAYS = 30
/**
 * Maximum groups per side: anyone can forge browser errors, which must not displace the worker's. Further errors are
 * counted in one overflow group per side.
 */
const MAX_GROUPS: Readonly<Record<ErrorSide, number>> = { browser: 300, worker: 200 }
const MAX_FACET_VALUES = 20
const MAX_SAMPLES = 5
/** Frames of a sample that is too long with all of them. */
const MAX_SAMPLE_FRAMES = 5
/** UTF-16 units of JSON. */
const MAX_SAMPLE_LENGTH = 8000
const MAX_FACET_VALUE_LENGTH = 200

const overflowFingerprint = (side: ErrorSide): string => `others-${side}`
const titleOf = ({ type, message }: ErrorOccurrence): string =>
  [type, message].filter((part) => part !== '').join(': ') || 'An error without words'

/** Drops the longest parts first. */
function toSample(occurrence: ErrorOccurrence): string {
  const { frames, history, side, ...rest } = occurrence
  const versions = [
    { ...rest, frames, history },
    { ...rest, frames, history: [] },
    { ...rest, frames: frames.slice(0, MAX_SAMPLE_FRAMES), history: [] },
  ].map((version) => JSON.stringify(version))
  return (
    versions.find((text) => text.length <= MAX_SAMPLE_LENGTH) ??
    JSON.stringify({ ...rest, frames: [], history: [] })
  )
}

/** Fingerprints consist of letters and digits. */
const IS_NOT_OVERFLOW = `fingerprint NOT LIKE 'others-%'`

/** `?1` the fingerprint, `?2` the overflow group when there are too many groups. */
const RESOLVED_FINGERPRINT =
  'CASE WHEN EXISTS (SELECT 1 FROM error_groups WHERE fingerprint = ?1) THEN ?1 ELSE ?2 END'

function groupStatements(
  { side }: ErrorOccurrence,
  fingerprint: string,
  title: string,
  times: number,
  nowS: number,
): readonly Statement[] {
  const isFull = `(SELECT count(*) FROM error_groups WHERE side = ?2 AND ${IS_NOT_OVERFLOW}) >= ?3`
  // A full table evicts the group with the fewest errors among those that are no longer seen: for a day, else for an hour.
  // Anyone can invent errors and repeat them, so a number of errors protects a group only while it is seen.
  const isEvicted = `fingerprint = (SELECT fingerprint FROM error_groups
      WHERE side = ?2 AND last_at_s < ?4 AND ${IS_NOT_OVERFLOW}
      ORDER BY last_at_s < ?5 DESC, times, last_at_s, fingerprint LIMIT 1)
    AND ${isFull} AND NOT EXISTS (SELECT 1 FROM error_groups WHERE fingerprint = ?1)`
  return [
    ...['error_days', 'error_facets', 'error_samples', 'error_groups'].map((table) =>
      statement(
        `DELETE FROM ${table} WHERE ${isEvicted}`,
        fingerprint,
        side,
        MAX_GROUPS[side],
        nowS - HOUR_S,
        nowS - DAY_S,
      ),
    ),
    statement(
      `INSERT INTO error_groups (fingerprint, side, title, times, first_at_s, last_at_s)
       SELECT CASE WHEN EXISTS (SELECT 1 FROM error_groups WHERE fingerprint = ?1) OR NOT ${isFull} THEN ?1 ELSE ?4 END,
         ?2, CASE WHEN EXISTS (SELECT 1 FROM error_groups WHERE fingerprint = ?1) OR NOT ${isFull} THEN ?5
           ELSE 'Errors of other causes: there are too many to keep apart' END, ?6, ?7, ?7 WHERE true
       ON CONFLICT (fingerprint) DO UPDATE SET times = times + excluded.times,
         last_at_s = max(last_at_s, excluded.last_at_s)`,
      fingerprint,
      side,
      MAX_GROUPS[side],
      overflowFingerprint(side),
      title,
      times,
      nowS,
    ),
  ]
}

/**
 * Counts an error in its group and stores it as a sample.
 * @param times errors since the last write, this one included
 * @throws {UnavailableError} when D1 does not respond
 */
export async function recordOccurrence(
  db: D1Database,
  occurrence: ErrorOccurrence,
  {
    fingerprint,
    times,
    nowS,
  }: { readonly fingerprint: string; readonly times: number; readonly nowS: number },
): Promise<void> {
  const overflow = overflowFingerprint(occurrence.side)
  const { build, place, page } = occurrence
  const values = Object.entries({ build, place, page }).filter(([, value]) => value !== '')
  await runStatements(db, [
    ...groupStatements(occurrence, fingerprint, titleOf(occurrence), times, nowS),
    statement(
      `INSERT INTO error_days (fingerprint, day, times) SELECT ${RESOLVED_FINGERPRINT}, ?3, ?4 WHERE true
       ON CONFLICT (fingerprint, day) DO UPDATE SET times = times + excluded.times`,
      fingerprint,
      overflow,
      Math.floor(nowS / DAY_S),
      times,
    ),
    ...values.map(([kind, value]) =>
      statement(
        `INSERT INTO error_facets (fingerprint, kind, value, times, last_at_s)
         SELECT ${RESOLVED_FINGERPRINT}, ?3, ?4, ?5, ?6 WHERE
           EXISTS (SELECT 1 FROM error_facets WHERE fingerprint = ${RESOLVED_FINGERPRINT} AND kind = ?3 AND value = ?4)
           OR (SELECT count(*) FROM error_facets WHERE fingerprint = ${RESOLVED_FINGERPRINT} AND kind = ?3) < ${MAX_FACET_VALUES}
         ON CONFLICT (fingerprint, kind, value) DO UPDATE SET times = times + excluded.times, last_at_s = excluded.last_at_s`,
        fingerprint,
        overflow,
        kind,
        value.slice(0, MAX_FACET_VALUE_LENGTH),
        times,
        nowS,
      ),
    ),
    statement(
      `INSERT INTO error_samples (fingerprint, at_s, sample) SELECT ${RESOLVED_FINGERPRINT}, ?3, ?4`,
      fingerprint,
      overflow,
      nowS,
      toSample(occurrence),
    ),
    statement(
      `DELETE FROM error_samples WHERE fingerprint = ${RESOLVED_FINGERPRINT} AND id NOT IN
        (SELECT id FROM error_samples WHERE fingerprint = ${RESOLVED_FINGERPRINT} ORDER BY id DESC LIMIT ${MAX_SAMPLES})`,
      fingerprint,
      overflow,
    ),
  ])
}

/** Purges of errors older than thirty days, for the daily job. */
export function errorPurges(nowS: number): readonly Purge[] {
  const beforeS = nowS - ERRORS_RETENTION_DAYS * DAY_S
  return [
    purgeRows('error_groups', 'fingerprint', 'last_at_s', beforeS),
    purgeRows('error_samples', 'id', 'at_s', beforeS),
    {
      name: 'error_days',
      slice: (limit) => [
        statement(
          `DELETE FROM error_days WHERE (fingerprint, day) IN
            (SELECT fingerprint, day FROM error_days WHERE day < ? ORDER BY day LIMIT ?)`,
          Math.floor(beforeS / DAY_S),
          limit,
        ),
      ],
    },
    {
      name: 'error_facets',
      slice: (limit) => [
        statement(
          `DELETE FROM error_facets WHERE (fingerprint, kind, value) IN
            (SELECT fingerprint, kind, value FROM error_facets WHERE last_at_s < ? ORDER BY last_at_s LIMIT ?)`,
          beforeS,
          limit,
        ),
      ],
    },
  ]
}
