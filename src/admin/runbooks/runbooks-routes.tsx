import { Hono } from 'hono'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import type { Runbook } from './runbook.ts'
import { RunbooksPage } from './runbooks-page.tsx'

/** Read when somebody asks: visitors' requests need none of it. */
async function loadRunbooks(): Promise<readonly Runbook[]> {
  const { default: runbooks } = await import('#generated/runbooks.json')
  return runbooks as readonly Runbook[]
}

/** `/desk/runbooks`: docs/operations.md, as it was when the site was built. */
export function runbooksRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/desk/runbooks', async (c) =>
    renderAdminPage(c, { title: 'Runbooks', page: <RunbooksPage runbooks={await loadRunbooks()} /> }),
  )
}
