import { type Context, Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { ADMIN_PATH, ADMIN_ROWS } from './admin-pages.ts'
import type { AdminTools } from './admin-routes.tsx'

type VariableStore = { set: (name: string, value: unknown) => void }

/** Runs the admin as a separate Hono app that receives the context variables set by the site's middleware. */
async function dispatchToAdmin(c: Context<AppEnv>, tools: AdminTools): Promise<Response> {
  const { adminRoutes } = await import('./admin-routes.tsx')
  // 404 responses and errors are handled by the site's app.
  const renderNotFound = () => tools.renderNotFound(c)
  const inner = new Hono<AppEnv>()
    .use((innerContext, next) => {
      for (const [name, value] of Object.entries(c.var))
        (innerContext as unknown as VariableStore).set(name, value)
      return next()
    })
    .route('/', adminRoutes({ ...tools, renderNotFound }))
    .notFound(renderNotFound)
    .onError((error) => {
      throw error
    })
  return inner.fetch(c.req.raw, c.env, c.executionCtx)
}

/**
 * Entry point of the admin. Its routes are a separate chunk, which the worker imports on the first admin request, so
 * that it does not delay pages of the site (docs/adr/0032).
 */
export function adminRouter(tools: AdminTools): Hono<AppEnv> {
  const dispatch = (c: Context<AppEnv>): Response | Promise<Response> =>
    c.var.config.operators.length === 0 ? tools.renderNotFound(c) : dispatchToAdmin(c, tools)
  const router = new Hono<AppEnv>()
  for (const { path, actions } of ADMIN_ROWS) {
    router.get(path, dispatch)
    for (const action of Object.keys(actions ?? {})) router.post(action, dispatch)
  }
  return router.all(ADMIN_PATH, dispatch).all('/desk/*', dispatch)
}
