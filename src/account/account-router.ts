import type { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { lateRoutes, type RouteName, type SiteHandlers } from '#src/http/late-routes.ts'

/** Every route of an account's settings, in the order of `profileRoutes`. */
const ACCOUNT_ROUTES: readonly RouteName[] = [
  'GET /profile/settings',
  'POST /profile/settings',
  'GET /profile/settings/export.json',
  'ALL /profile/*',
  'GET /profile',
  'GET /profile/settings/delete',
  'POST /profile/settings/delete',
  'GET /goodbye',
]

/** Entry point of settings, export and deletion of an account, in a chunk of their own. */
export const accountRouter = (nowMs: () => number, handlers: SiteHandlers): Hono<AppEnv> =>
  lateRoutes(ACCOUNT_ROUTES, handlers, async () =>
    (await import('./profile-routes.tsx')).profileRoutes(nowMs),
  )
