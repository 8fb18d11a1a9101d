import { type ListPage, pageValues, toListPage } from '#src/admin/pages/list-page.ts'
import type { PageCursor } from '#src/admin/pages/page-cursor.ts'
import type { TaskState } from '#src/admin/tasks/task-store.ts'
import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'

const PAGE_SIZE = 50

export type ReportedMistake = {
  readonly id: string
  readonly page: string
  readonly text: string
  /** E-mail address for a reply; empty when none was given or after its deletion at ninety days. */
  readonly contact: string
  readonly reportedAtS: number
}

/**
 * One page of the mistakes in one state, newest first.
 * @param before the last mistake of the page before; null for the first page
 * @throws {UnavailableError} when D1 does not answer
 */
export async function listMistakes(
  db: D1Database,
  state: TaskState,
  before: PageCursor | null,
): Promise<ListPage<ReportedMistake>> {
  const rows = await selectRows(
    db,
    'mistakes',
    ['id', 'page', 'text', 'contact', 'reported_at_s'],
    'WHERE state = ? AND (reported_at_s, id) < (?, ?) ORDER BY reported_at_s DESC, id DESC LIMIT ?',
    state,
    ...pageValues(before, PAGE_SIZE),
  )
  const mistakes = rows.map(({ reported_at_s, ...row }) => ({ ...row, reportedAtS: reported_at_s }))
  return toListPage(mistakes, PAGE_SIZE, ({ reportedAtS, id }) => ({ atS: reportedAtS, id }))
}

/** Counts mistakes and tasks by state. @throws {UnavailableError} when D1 does not answer */
export async function countInbox(db: D1Database): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    db,
    `SELECT state, count(*) AS many FROM
       (SELECT state FROM mistakes UNION ALL SELECT state FROM desk_tasks) GROUP BY state`,
  )
  return new Map(rows.map((row) => [String(row['state']), Number(row['many'])]))
}

const TABLES = { mistake: 'mistakes', task: 'desk_tasks' } as const
export type InboxKind = keyof typeof TABLES

/**
 * Changes the state of a mistake or a task, with an audit entry.
 * @returns false when there is none with this ID, or it is in that state already
 */
export async function changeInboxState(
  db: D1Database,
  actor: AuditActor,
  { kind, id, state }: { readonly kind: InboxKind; readonly id: string; readonly state: TaskState },
  nowS: number,
): Promise<boolean> {
  const [changed] = await runStatements(db, [
    statement(
      `UPDATE ${TABLES[kind]} SET state = ?1, state_at_s = ?2 WHERE id = ?3 AND state <> ?1`,
      state,
      nowS,
      id,
    ),
    auditStatement(actor, { action: `${kind}.${state}`, target: id }, nowS),
  ])
  return (changed?.changes ?? 0) > 0
}
