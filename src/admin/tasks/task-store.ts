import { type ListPage, pageValues, toListPage } from '#src/admin/pages/list-page.ts'
import type { PageCursor } from '#src/admin/pages/page-cursor.ts'
import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'

const YEAR_S = 365 * DAY_S
const PAGE_SIZE = 50

/** What a task can be about. */
export const TASK_KINDS = ['search', 'page', 'link'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** States of a task. */
export const TASK_STATES = ['new', 'working', 'done', 'dismissed'] as const
export type TaskState = (typeof TASK_STATES)[number]

export type AdminTask = {
  readonly id: string
  readonly kind: TaskKind
  readonly about: string
  readonly createdAtS: number
}

/**
 * Creates a task, or reopens the closed one about the same subject. @throws {UnavailableError} when D1 does not answer
 */
export async function createTask(
  db: D1Database,
  actor: AuditActor,
  { kind, about }: Pick<AdminTask, 'kind' | 'about'>,
  nowS: number,
): Promise<void> {
  await runStatements(db, [
    statement(
      `INSERT INTO desk_tasks (id, kind, about, made_at_s, state_at_s) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (kind, about) DO UPDATE SET state = 'new', state_at_s = excluded.state_at_s
       WHERE state IN ('done', 'dismissed')`,
      crypto.randomUUID(),
      kind,
      about,
      nowS,
    ),
    auditStatement(actor, { action: 'task.make', target: kind, detail: about }, nowS),
  ])
}

/**
 * One page of the tasks in one state, newest first.
 * @param before the last task of the page before; null for the first page
 * @throws {UnavailableError} when D1 does not answer
 */
export async function listTasks(
  db: D1Database,
  state: TaskState,
  before: PageCursor | null,
): Promise<ListPage<AdminTask>> {
  const rows = await selectRows(
    db,
    'desk_tasks',
    ['id', 'kind', 'about', 'made_at_s'],
    'WHERE state = ? AND (made_at_s, id) < (?, ?) ORDER BY made_at_s DESC, id DESC LIMIT ?',
    state,
    ...pageValues(before, PAGE_SIZE),
  )
  const tasks = rows.map((row) => ({
    id: row.id,
    kind: TASK_KINDS.find((kind) => kind === row.kind) ?? 'page',
    about: row.about,
    createdAtS: row.made_at_s,
  }))
  return toListPage(tasks, PAGE_SIZE, ({ createdAtS, id }) => ({ atS: createdAtS, id }))
}

/** Purges tasks and error states that were last changed a year ago. */
export const taskPurges = (nowS: number): readonly Purge[] => [
  {
    ...purgeRows('desk_tasks', 'id', 'state_at_s', nowS - YEAR_S),
  },
  purgeRows('error_marks', 'fingerprint', 'at_s', nowS - YEAR_S),
]
