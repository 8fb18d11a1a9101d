import type { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { lateRoutes, type RouteName, type SiteHandlers } from '#src/http/late-routes.ts'
import type { SavesOptions } from './create-saves-context.ts'

/** Every route of saves; test/flows/site/late-routes.test.ts compares them with those that are loaded. */
const SAVES_ROUTES: readonly RouteName[] = [
  'GET /saves',
  'POST /saves/share',
  'POST /save',
  'POST /api/page-facts',
  'GET /api/saves',
  'POST /api/saves',
  'ALL /api/saves/*',
  'GET /api/saves/lists',
  'POST /api/saves/lists',
  'POST /api/saves/changes',
  'POST /api/saves/merge',
  'GET /profile/saves',
  'GET /profile/saves/continue',
  'POST /profile/saves/continue',
  'GET /profile/saves/add',
  'POST /profile/saves/import',
  'GET /profile/saves/:file{[0-9a-z]+\\.(?:gpx|kml|csv|json)}',
  'GET /profile/saves/:list',
  'POST /profile/saves/:list',
  'POST /profile/saves/:list{main|[0-9a-f]{16}}',
  'ALL /profile/saves/*',
  'GET /lists/:file{[0-9a-z]+\\.(?:gpx|kml|csv|json)}',
  'GET /lists/:token',
  'POST /lists/:token/copy',
  'GET /profile/countries',
  'POST /profile/countries',
]

/** Entry point of saves: pages, forms, files and the API, in a chunk of their own. */
export const savesRouter = (
  options: SavesOptions & { readonly buildId: string },
  handlers: SiteHandlers,
): Hono<AppEnv> =>
  lateRoutes(SAVES_ROUTES, handlers, async () =>
    (await import('./all-saves-routes.ts')).allSavesRoutes(options),
  )
