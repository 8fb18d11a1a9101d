import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { alertsRoutes } from './alerts/alerts-routes.tsx'
import { auditRoutes } from './audit/audit-routes.tsx'
import { deskGuard } from './desk-guard.tsx'
import type { DeskOptions } from './desk-options.ts'
import { DESK_PATH, DESK_ROWS } from './desk-pages.ts'
import { isAllowed } from './desk-row.ts'
import { errorsRoutes } from './errors/errors-routes.tsx'
import { inboxRoutes } from './inbox/inbox-routes.tsx'
import { letterActionRoutes } from './letters/letter-actions.tsx'
import type { LetterDeskTools } from './letters/letter-desk.ts'
import { letterWritingRoutes } from './letters/letter-writing.tsx'
import { letterPageRoutes } from './letters/letters-routes.tsx'
import { linksRoutes } from './links/links-routes.tsx'
import { DeskHomePage } from './pages/desk-home-page.tsx'
import { readersRoutes } from './readers/readers-routes.tsx'
import { runbooksRoutes } from './runbooks/runbooks-routes.tsx'
import { showDesk } from './show-desk.tsx'
import { worksRoutes } from './works/works-routes.tsx'

/** A letter of the greatest length, as a form sends it. */
const MAX_BODY_BYTES = 512_000

/** What pages of the desk are made with. */
export type DeskTools = LetterDeskTools &
  DeskOptions & {
    /** What an address without a page answers. */
    readonly answerUnknown: (c: Context<AppEnv>) => Promise<Response>
  }

/** `/desk` and everything under it: the guard first, then the pages (docs/how-to.md, Add a desk page). */
export function deskRoutes({ answerUnknown, ...tools }: DeskTools): Hono<AppEnv> {
  const guard = deskGuard(DESK_ROWS, answerUnknown)
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') })
  return new Hono<AppEnv>()
    .use(DESK_PATH, guard)
    .use('/desk/*', guard, limit)
    .get(DESK_PATH, (c) => {
      const { role } = c.var.operator
      const rows = DESK_ROWS.filter((row) => row.about !== undefined && isAllowed(role, row.role))
      return showDesk(c, { title: 'Desk', page: <DeskHomePage rows={rows} /> })
    })
    .route('/', letterWritingRoutes(tools))
    .route('/', letterPageRoutes(tools))
    .route('/', letterActionRoutes(tools))
    .route('/', alertsRoutes(tools.nowMs))
    .route('/', linksRoutes(tools))
    .route('/', inboxRoutes(tools))
    .route('/', readersRoutes(tools))
    .route('/', worksRoutes(tools))
    .route('/', errorsRoutes(tools))
    .route('/', runbooksRoutes())
    .route('/', auditRoutes())
}
