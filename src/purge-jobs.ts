import { selectRows } from '#src/platform/tables/select-rows.ts'
import { auditPurges } from './admin/audit/audit-store.ts'
import { taskPurges } from './admin/tasks/task-store.ts'
import { campaignPurges } from './campaigns/store/campaign-purges.ts'
import type { JobContext } from './job-context.ts'
import { eventPurges } from './measuring/event-purges.ts'
import { newsletterPurges } from './newsletter/newsletter-purges.ts'
import { purgeInSlices } from './platform/purge-slices.ts'
import { recordJobRun } from './platform/record-job-run.ts'
import { appliedChangesPurge } from './saves/store/applied-changes.ts'
import { saveAccountsPurge } from './saves/store/change-saves.ts'

/** Time limit for each kind of row. */
const PURGE_BUDGET_MS = 20_000
const UNFINISHED = 'unfinished'

/** Deletes expired rows and records the outcome. @throws the first error, after all purges have run */
export async function purgeExpiredRows({ env, nowS: currentS }: JobContext): Promise<void> {
  const nowS = currentS()
  const budget = { nowMs: Date.now, budgetMs: PURGE_BUDGET_MS }
  const purges = [
    ...newsletterPurges(nowS),
    ...campaignPurges(nowS),
    ...auditPurges(nowS),
    ...taskPurges(nowS),
    appliedChangesPurge(nowS),
    saveAccountsPurge(nowS),
  ]
  const outcomes = [
    ...(await purgeInSlices(env.DB, purges, budget)),
    ...(await purgeInSlices(env.EVENTS_DB, eventPurges(nowS), budget)),
  ]
  const deleted = outcomes.reduce((sum, outcome) => sum + outcome.deleted, 0)
  const isDone = outcomes.every((outcome) => outcome.isDone)
  const failed = outcomes.find(({ error }) => error !== null)
  await recordJobRun(env.DB, 'daily', nowS, isDone ? `done, ${deleted} rows` : UNFINISHED)
  if (failed !== undefined) throw failed.error
}

/** Continues a purge that the daily run left unfinished. */
export async function resumePurge(context: JobContext): Promise<void> {
  const [daily] = await selectRows(context.env.DB, 'job_runs', ['outcome'], `WHERE job = 'daily'`)
  if (daily?.outcome === UNFINISHED) await purgeExpiredRows(context)
}
