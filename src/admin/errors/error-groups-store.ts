import type { ErrorSide } from '#src/measuring/errors/error-occurrence.ts'
import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { selectRows, type TableRow } from '#src/platform/tables/select-rows.ts'

/** The store holds fewer (src/measuring/errors/error-store.ts). */
const MAX_LISTED = 600
/** How long pages of an old build stay open in browsers, approximately. */
const OPEN_PAGE_GRACE_S = 2 * DAY_S

export const ERROR_STATES = ['open', 'resolved', 'muted'] as const
export type ErrorState = (typeof ERROR_STATES)[number]

type ErrorMark = {
  readonly state: 'resolved' | 'muted'
  readonly atS: number
  readonly builds: readonly string[]
}
type SeenBuild = { readonly value: string; readonly lastAtS: number }

export type ErrorGroup = {
  readonly fingerprint: string
  readonly side: ErrorSide
  readonly title: string
  readonly times: number
  readonly firstAtS: number
  readonly lastAtS: number
  readonly state: ErrorState
  /** True when the error occurred again after it was resolved. */
  readonly hasRecurred: boolean
}

/**
 * Whether an error recurred after it was resolved: in a build without it at that time, or in any build once pages that
 * were open at that time have been closed.
 */
function isRecurrence(
  { atS, builds }: Pick<ErrorMark, 'atS' | 'builds'>,
  seen: readonly SeenBuild[],
  lastAtS: number,
): boolean {
  if (lastAtS > atS + OPEN_PAGE_GRACE_S) return true
  return seen.some(({ value, lastAtS: seenAtS }) => seenAtS > atS && !builds.includes(value))
}

function toErrorMark(row: TableRow<'error_marks', 'state' | 'at_s' | 'builds'>): ErrorMark {
  return {
    state: row.state === 'muted' ? 'muted' : 'resolved',
    atS: row.at_s,
    builds: JSON.parse(row.builds) as readonly string[],
  }
}

async function readErrorMarks(db: D1Database): Promise<ReadonlyMap<string, ErrorMark>> {
  const rows = await selectRows(db, 'error_marks', ['fingerprint', 'state', 'at_s', 'builds'], '')
  return new Map(rows.map((row) => [row.fingerprint, toErrorMark(row)]))
}

function toErrorGroup(
  row: Readonly<Record<string, unknown>>,
  mark: ErrorMark | undefined,
  seen: readonly SeenBuild[],
): ErrorGroup {
  const lastAtS = Number(row['last_at_s'])
  const hasRecurred = mark?.state === 'resolved' && isRecurrence(mark, seen, lastAtS)
  return {
    fingerprint: String(row['fingerprint']),
    side: row['side'] === 'worker' ? 'worker' : 'browser',
    title: String(row['title']),
    times: Number(row['times']),
    firstAtS: Number(row['first_at_s']),
    lastAtS,
    state: mark === undefined || hasRecurred ? 'open' : mark.state,
    hasRecurred,
  }
}

type ErrorStores = { readonly events: D1Database; readonly db: D1Database }

/**
 * Error groups with their states, the most recently seen first.
 * @throws {UnavailableError} when D1 does not answer
 */
export async function listErrorGroups({ events, db }: ErrorStores): Promise<readonly ErrorGroup[]> {
  const [groups, builds, marks] = await Promise.all([
    readRows(
      events,
      `SELECT fingerprint, side, title, times, first_at_s, last_at_s FROM error_groups
       ORDER BY last_at_s DESC LIMIT ?`,
      MAX_LISTED,
    ),
    readRows(events, `SELECT fingerprint, value, last_at_s FROM error_facets WHERE kind = 'build'`),
    readErrorMarks(db),
  ])
  const seenIn = Map.groupBy(builds, (row) => String(row['fingerprint']))
  return groups.map((row) => {
    const fingerprint = String(row['fingerprint'])
    const seen = (seenIn.get(fingerprint) ?? []).map((one) => ({
      value: String(one['value']),
      lastAtS: Number(one['last_at_s']),
    }))
    return toErrorGroup(row, marks.get(fingerprint), seen)
  })
}

export type ErrorFacet = {
  readonly kind: string
  readonly value: string
  readonly times: number
  readonly lastAtS: number
}

export type ErrorDetail = {
  readonly group: ErrorGroup
  readonly days: readonly { readonly day: number; readonly times: number }[]
  readonly facets: readonly ErrorFacet[]
  /** Newest first; JSON as stored. */
  readonly samples: readonly { readonly atS: number; readonly sample: string }[]
}

/**
 * Reads one error group with its days, facets and samples; null when there is none. @throws {UnavailableError} when D1
 * does not answer
 */
export async function readErrorDetail(
  { events, db }: ErrorStores,
  fingerprint: string,
): Promise<ErrorDetail | null> {
  const [[groups, days, facets, samples], marks] = await Promise.all([
    runStatements(events, [
      statement(
        `SELECT fingerprint, side, title, times, first_at_s, last_at_s FROM error_groups WHERE fingerprint = ?`,
        fingerprint,
      ),
      statement('SELECT day, times FROM error_days WHERE fingerprint = ? ORDER BY day', fingerprint),
      statement(
        'SELECT kind, value, times, last_at_s FROM error_facets WHERE fingerprint = ? ORDER BY times DESC',
        fingerprint,
      ),
      statement('SELECT at_s, sample FROM error_samples WHERE fingerprint = ? ORDER BY id DESC', fingerprint),
    ]),
    selectRows(db, 'error_marks', ['state', 'at_s', 'builds'], 'WHERE fingerprint = ?', fingerprint),
  ])
  const [row] = groups?.rows ?? []
  if (row === undefined) return null
  const known = (facets?.rows ?? []).map((facet) => ({
    kind: String(facet['kind']),
    value: String(facet['value']),
    times: Number(facet['times']),
    lastAtS: Number(facet['last_at_s']),
  }))
  const [mark] = marks.map(toErrorMark)
  return {
    group: toErrorGroup(
      row,
      mark,
      known.filter(({ kind }) => kind === 'build'),
    ),
    days: (days?.rows ?? []).map((day) => ({ day: Number(day['day']), times: Number(day['times']) })),
    facets: known,
    samples: (samples?.rows ?? []).map((one) => ({
      atS: Number(one['at_s']),
      sample: String(one['sample']),
    })),
  }
}

/**
 * Resolves, mutes or reopens an error group. The state is in the accounts database, beside the audit trail, so that
 * both are written in one transaction.
 * @throws {UnavailableError} when D1 does not answer
 */
export async function setErrorState(
  db: D1Database,
  actor: AuditActor,
  { group: { fingerprint, title }, facets }: Pick<ErrorDetail, 'group' | 'facets'>,
  state: ErrorState,
  nowS: number,
): Promise<void> {
  const builds = facets.filter(({ kind }) => kind === 'build').map(({ value }) => value)
  const change =
    state === 'open'
      ? statement('DELETE FROM error_marks WHERE fingerprint = ?', fingerprint)
      : statement(
          `INSERT INTO error_marks (fingerprint, state, at_s, builds) VALUES (?, ?, ?, ?)
           ON CONFLICT (fingerprint) DO UPDATE SET state = excluded.state, at_s = excluded.at_s, builds = excluded.builds`,
          fingerprint,
          state,
          nowS,
          JSON.stringify(builds),
        )
  await runStatements(db, [
    change,
    auditStatement(actor, { action: `error.${state}`, target: fingerprint, detail: title }, nowS),
  ])
}
