import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { accountDeletionRoutes } from './account-deletion-routes.tsx'
import { SETTINGS_PATH } from './account-pages.ts'
import { settingsRoutes } from './settings-routes.tsx'

/** `/profile` and all pages below: for signed-in visitors only, never cached (R1.12). */
export function profileRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', settingsRoutes(nowMs))
    .use('/profile/*', requireSession('page'))
    .get('/profile', (c) => c.redirect(SETTINGS_PATH, 302))
    .route('/', accountDeletionRoutes(nowMs))
}
