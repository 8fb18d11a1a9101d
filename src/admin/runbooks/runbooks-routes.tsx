import { Hono } from 'hono'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import type { Runbook } from './runbook.ts'
import { RunbooksPage } from './runbooks-page.tsx'

/** Imported on demand: requests of visitors do not need it. */
async function loadRunbooks(): Promise<readonly Runbook[]> {
  const { default: runbooks } = await import('#generated/runbooks.json')
  return runbooks as readonly Runbook[]
}

/** `/desk/runbooks`: docs/operations.md of this build. */
export function runbooksRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/desk/runbooks', async (c) =>
    renderAdminPage(c, { title: 'runbooks', page: <RunbooksPage runbooks={await loadRunbooks()} /> }),
  )
}
