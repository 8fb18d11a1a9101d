import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { loadLate } from '#src/platform/loading/load-late.ts'
import type { AppEnv } from './app-env.ts'
import { requestPath } from './request-path.ts'

/** `GET /saves`: a method, or `ALL`, and a path as Hono writes it. */
export type RouteName = `${'GET' | 'POST' | 'ALL'} /${string}`

/** What the second app shares with the site's. */
export type SiteHandlers = {
  /** Prepares the renderer of pages. */
  readonly prepare: MiddlewareHandler<AppEnv>
  readonly handleError: ErrorHandler<AppEnv>
}

type VariableStore = { readonly set: (name: string, value: unknown) => void }

const copyVariables = (from: Context<AppEnv>, to: Context<AppEnv>): void => {
  for (const [name, value] of Object.entries(from.var)) (to as unknown as VariableStore).set(name, value)
}

/**
 * Routes of a feature whose code is a separate chunk, imported on the first request for one of them, so that the start
 * of an isolate does not pay for it (docs/adr/0022). They run in a second app, which receives the context variables of the
 * site's middleware and hands back those it sets; unknown addresses are handled by the site's app.
 * @param names every route of the feature, for the site's router
 * @param load imports and creates the routes; repeated by the next request after a failure
 */
export function lateRoutes(
  names: readonly RouteName[],
  { prepare, handleError }: SiteHandlers,
  load: () => Promise<Hono<AppEnv>>,
): Hono<AppEnv> {
  const outerContexts = new WeakMap<Request | Context<AppEnv>, Context<AppEnv>>()
  const outerOf = (key: Request | Context<AppEnv>): Context<AppEnv> => {
    const outer = outerContexts.get(key)
    if (outer === undefined) throw new Error('a request of the second app without one of the site')
    return outer
  }
  const loadApp = loadLate(async () =>
    new Hono<AppEnv>({ getPath: requestPath })
      .use(async (c, next) => {
        const outer = outerOf(c.req.raw)
        // A middleware such as a body limit replaces the request, but never the context.
        outerContexts.set(c, outer)
        copyVariables(outer, c)
        await next()
        copyVariables(c, outer)
      })
      .use(prepare)
      .route('/', await load())
      .notFound((c) => outerOf(c).notFound())
      .onError((error, c) => {
        outerOf(c).error = error
        return handleError(error, c)
      }),
  )
  const routes = new Hono<AppEnv>()
  for (const name of names) {
    const [method = 'ALL', path = '/'] = name.split(' ')
    routes.on(method, path, async (c) => {
      const app = await loadApp()
      outerContexts.set(c.req.raw, c)
      return app.fetch(c.req.raw, c.env, c.executionCtx)
    })
  }
  return routes
}
