import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { accessRoutes } from './access/access-routes.tsx'
import { adminGuard } from './admin-guard.tsx'
import type { AdminOptions } from './admin-options.ts'
import { ADMIN_PATH, ADMIN_ROWS, sectionsFor } from './admin-pages.ts'
import { alertsRoutes } from './alerts/alerts-routes.tsx'
import { auditRoutes } from './audit/audit-routes.tsx'
import { campaignActionRoutes } from './campaigns/campaign-action-routes.ts'
import type { CampaignAdminTools } from './campaigns/campaign-admin-tools.ts'
import { campaignDraftRoutes } from './campaigns/campaign-draft-routes.tsx'
import { campaignPageRoutes } from './campaigns/campaign-page-routes.tsx'
import { errorsRoutes } from './errors/errors-routes.tsx'
import { factsRoutes } from './facts/facts-routes.tsx'
import { inboxRoutes } from './inbox/inbox-routes.tsx'
import { jobsRoutes } from './jobs/jobs-routes.tsx'
import { languagesRoutes } from './languages/languages-routes.tsx'
import { linksRoutes } from './links/links-routes.tsx'
import { AdminHomePage } from './pages/admin-home-page.tsx'
import { PHOTOGRAPHS_PATH } from './photographs/photographs-paths.ts'
import { photographsRoutes } from './photographs/photographs-routes.tsx'
import { MAX_UPLOAD_BYTES } from './photographs/read-picture.ts'
import { renderAdminPage } from './render-admin-page.tsx'
import { runbooksRoutes } from './runbooks/runbooks-routes.tsx'
import { travelRoutes } from './travel/travel-routes.tsx'
import { visitorsRoutes } from './visitors/visitors-routes.tsx'

/** The form of a campaign of maximum length fits. */
const MAX_BODY_BYTES = 512_000
/** The largest upload with its fields; more than the page accepts, so that it can say what is wrong. */
const MAX_PHOTOGRAPH_BYTES = MAX_UPLOAD_BYTES + 8_000_000

/** Dependencies of admin routes. */
export type AdminTools = CampaignAdminTools &
  AdminOptions & {
    /** Renders the 404 response of an unknown address. */
    readonly renderNotFound: (c: Context<AppEnv>) => Promise<Response>
  }

/** `/desk` and all paths below it: the guard first, then the pages (docs/how-to/add-an-admin-page.md). */
export function adminRoutes({ renderNotFound, ...tools }: AdminTools): Hono<AppEnv> {
  const guard = adminGuard(ADMIN_ROWS, renderNotFound)
  const onError = () => errorJson(413, 'too_large')
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError })
  const photographLimit = bodyLimit({ maxSize: MAX_PHOTOGRAPH_BYTES, onError })
  return new Hono<AppEnv>()
    .use(ADMIN_PATH, guard)
    .use('/desk/*', guard, (c, next) =>
      c.req.path.startsWith(`${PHOTOGRAPHS_PATH}/`) ? photographLimit(c, next) : limit(c, next),
    )
    .get(ADMIN_PATH, (c) =>
      renderAdminPage(c, {
        title: 'home',
        page: <AdminHomePage sections={sectionsFor(c.get('operator').role)} />,
      }),
    )
    .route('/', campaignDraftRoutes(tools))
    .route('/', campaignPageRoutes(tools))
    .route('/', campaignActionRoutes(tools))
    .route('/', alertsRoutes(tools.nowMs))
    .route('/', photographsRoutes(tools))
    .route('/', linksRoutes(tools))
    .route('/', inboxRoutes(tools))
    .route('/', visitorsRoutes(tools))
    .route('/', jobsRoutes(tools))
    .route('/', errorsRoutes(tools))
    .route('/', factsRoutes(tools.nowMs))
    .route('/', languagesRoutes())
    .route('/', travelRoutes())
    .route('/', accessRoutes(tools.nowMs))
    .route('/', runbooksRoutes())
    .route('/', auditRoutes())
}
