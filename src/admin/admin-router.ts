import { type Context, Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { ADMIN_PATH, ADMIN_ROWS } from './admin-pages.ts'
import type { AdminTools } from './admin-routes.tsx'
import { readOperator } from './read-operator.ts'

type VariableStore = { set: (name: string, value: unknown) => void }

type ImportRoutes = () => Promise<{ readonly adminRoutes: (tools: AdminTools) => Hono<AppEnv> }>

/** Runs the admin as a separate Hono app that receives the context variables set by the site's middleware. */
async function dispatchToAdmin(
  c: Context<AppEnv>,
  tools: AdminTools,
  importRoutes: ImportRoutes,
): Promise<Response> {
  const { adminRoutes } = await importRoutes()
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
 * Entry point of the admin. Its routes are a separate chunk, which the worker imports on the first request of an operator,
 * so that it delays neither pages of the site nor the 404 responses of all other visitors (docs/adr/0032). The guard of
 * the admin checks access again, per page.
 */
export function adminRouter(
  tools: AdminTools,
  importRoutes: ImportRoutes = () => import('./admin-routes.tsx'),
): Hono<AppEnv> {
  const dispatch = async (c: Context<AppEnv>): Promise<Response> =>
    (await readOperator(c)) === null ? tools.renderNotFound(c) : dispatchToAdmin(c, tools, importRoutes)
  const router = new Hono<AppEnv>()
  for (const { path, actions } of ADMIN_ROWS) {
    router.get(path, dispatch)
    for (const action of Object.keys(actions ?? {})) router.post(action, dispatch)
  }
  return router.all(ADMIN_PATH, dispatch).all('/desk/*', dispatch)
}
