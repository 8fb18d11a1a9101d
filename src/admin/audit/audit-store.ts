import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'

const RETENTION_DAYS = 730
const PAGE_SIZE = 50

/** One action of an operator. */
export type AuditEntry = {
  readonly id: number
  readonly atS: number
  readonly actorName: string
  readonly role: string
  readonly action: string
  readonly target: string
  readonly detail: string
}

/**
 * Reads one page of the audit trail, newest first.
 * @param beforeId ID of the last entry of the previous page; null for the first page
 * @throws {UnavailableError} when D1 does not answer
 */
export async function listAuditEntries(
  db: D1Database,
  beforeId: number | null,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly hasMore: boolean }> {
  const rows = await selectRows(
    db,
    'desk_audit',
    ['id', 'at_s', 'actor_name', 'role', 'action', 'target', 'detail'],
    'WHERE id < ? ORDER BY id DESC LIMIT ?',
    beforeId ?? Number.MAX_SAFE_INTEGER,
    PAGE_SIZE + 1,
  )
  const entries = rows.slice(0, PAGE_SIZE).map(({ at_s, actor_name, ...row }) => ({
    ...row,
    atS: at_s,
    actorName: actor_name,
  }))
  return { entries, hasMore: rows.length > PAGE_SIZE }
}

/** Purges entries older than two years; part of the daily run. */
export const auditPurges = (nowS: number): readonly Purge[] => [
  purgeRows('desk_audit', 'id', 'at_s', nowS - RETENTION_DAYS * DAY_S),
]
