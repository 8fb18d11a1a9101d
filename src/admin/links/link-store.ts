import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import type { LinkVerdict } from './link-verdict.ts'

/** Per run, each of a different host. */
const MAX_LINKS_PER_RUN = 8
/** Minimum interval between two runs that request the same host. */
const HOST_INTERVAL_S = 4 * 60
/** Links leased by an aborted run are due again after this time. */
const LEASE_S = 15 * 60
const MAX_LISTED = 100
const LIST_JOB = 'links list'

export type DueLink = {
  readonly address: string
  readonly failures: number
  readonly failingSinceS: number | null
}

export const LINK_LISTS = ['broken', 'doubtful', 'moved', 'unchecked', 'accepted', 'fine'] as const
export type LinkList = (typeof LINK_LISTS)[number]

export type CheckedLink = {
  readonly address: string
  readonly reason: string
  readonly movedTo: string
  readonly checkedAtS: number | null
  readonly failingSinceS: number | null
}

const CONDITIONS: Readonly<Record<LinkList, string>> = {
  broken: `state = 'broken' AND is_accepted = 0`,
  doubtful: `state = 'doubtful' AND is_accepted = 0`,
  moved: `moved_to <> '' AND is_accepted = 0`,
  unchecked: `state IN ('unchecked', 'unasked') AND is_accepted = 0`,
  accepted: 'is_accepted = 1',
  fine: `state = 'fine'`,
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/**
 * Adds rows for new links of this build and deletes rows of links that no page contains any more.
 * @param version of the catalogue; no-op when its links have been synchronised already
 */
export async function syncLinks(
  db: D1Database,
  version: string,
  addresses: readonly string[],
  nowS: number,
): Promise<void> {
  const [known] = await selectRows(db, 'job_runs', ['outcome'], 'WHERE job = ?', LIST_JOB)
  const outcome = `${addresses.length} addresses of catalogue ${version}`
  if (known?.outcome === outcome) return
  const list = JSON.stringify(addresses.map((address) => ({ address, host: new URL(address).host })))
  await runStatements(db, [
    statement(
      `INSERT OR IGNORE INTO link_checks (address, host)
       SELECT value ->> 'address', value ->> 'host' FROM json_each(?)`,
      list,
    ),
    statement(
      `DELETE FROM link_checks WHERE address NOT IN (SELECT value ->> 'address' FROM json_each(?))`,
      list,
    ),
    statement(
      `INSERT INTO job_runs (job, ran_at_s, outcome) VALUES (?, ?, ?)
       ON CONFLICT (job) DO UPDATE SET ran_at_s = excluded.ran_at_s, outcome = excluded.outcome`,
      LIST_JOB,
      nowS,
      outcome,
    ),
  ])
}

/** Leases the next due links, one per host, so that concurrent runs do not check them too. */
export async function leaseDueLinks(db: D1Database, nowS: number): Promise<readonly DueLink[]> {
  const rows = await readRows(
    db,
    `UPDATE link_checks SET next_at_s = ?2 WHERE address IN
       (SELECT address FROM (SELECT address, min(next_at_s) AS turn FROM link_checks
         WHERE next_at_s <= ?1 AND is_accepted = 0
           AND host NOT IN (SELECT host FROM link_checks WHERE checked_at_s > ?1 - ${HOST_INTERVAL_S})
         GROUP BY host ORDER BY turn, address LIMIT ?3))
     RETURNING address, failures, failing_since_s`,
    nowS,
    nowS + LEASE_S,
    MAX_LINKS_PER_RUN,
  )
  return rows.map((row) => ({
    address: String(row['address']),
    failures: Number(row['failures']),
    failingSinceS: numberOrNull(row['failing_since_s']),
  }))
}

/** Stores the verdict of a check. */
export async function saveLinkVerdict(
  db: D1Database,
  address: string,
  { state, reason, movedTo, failures, failingSinceS, nextAtS }: LinkVerdict,
  nowS: number,
): Promise<void> {
  await runStatements(db, [
    statement(
      `UPDATE link_checks SET state = ?, reason = ?, moved_to = ?, failures = ?, failing_since_s = ?,
         checked_at_s = ?, next_at_s = ? WHERE address = ?`,
      state,
      reason,
      movedTo,
      failures,
      failingSinceS,
      nowS,
      nextAtS,
      address,
    ),
  ])
}

/** Counts links by list. @throws {UnavailableError} when D1 does not answer */
export async function countLinks(db: D1Database): Promise<Readonly<Record<LinkList, number>>> {
  const sums = LINK_LISTS.map((list) => `count(CASE WHEN ${CONDITIONS[list]} THEN 1 END) AS ${list}`)
  const [row] = await readRows(db, `SELECT ${sums.join(', ')} FROM link_checks`)
  const counts = LINK_LISTS.map((list) => [list, Number(row?.[list] ?? 0)])
  return Object.fromEntries(counts) as Record<LinkList, number>
}

/** Links of one list, the longest failing first. @throws {UnavailableError} when D1 does not answer */
export async function listLinks(db: D1Database, list: LinkList): Promise<readonly CheckedLink[]> {
  const rows = await selectRows(
    db,
    'link_checks',
    ['address', 'reason', 'moved_to', 'checked_at_s', 'failing_since_s'],
    `WHERE ${CONDITIONS[list]} ORDER BY coalesce(failing_since_s, ${Number.MAX_SAFE_INTEGER}), address LIMIT ?`,
    MAX_LISTED,
  )
  return rows.map((row) => ({
    address: row.address,
    reason: row.reason,
    movedTo: row.moved_to,
    checkedAtS: row.checked_at_s,
    failingSinceS: row.failing_since_s,
  }))
}

const CHANGES = {
  again: 'next_at_s = 0, is_accepted = 0',
  accept: 'is_accepted = 1',
} as const
export type LinkChange = keyof typeof CHANGES

/**
 * Schedules a link for the next run, or accepts it so that it is not checked any more. @returns whether the link exists
 */
export async function changeLink(
  db: D1Database,
  actor: AuditActor,
  { change, address }: { readonly change: LinkChange; readonly address: string },
  nowS: number,
): Promise<boolean> {
  const [changed] = await runStatements(db, [
    statement(`UPDATE link_checks SET ${CHANGES[change]} WHERE address = ?`, address),
    auditStatement(actor, { action: `link.${change}`, target: address }, nowS),
  ])
  return (changed?.changes ?? 0) > 0
}
