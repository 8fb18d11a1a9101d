import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import type { Page, PageSources } from './define-page.ts'

/** Routes of all pages without a custom route. */
export function pageRoutes(pages: readonly Page[], sources: PageSources): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  for (const { row, respond } of pages) if (respond !== null) routes.get(row.path, (c) => respond(c, sources))
  return routes
}
