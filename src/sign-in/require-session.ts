import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { askedAddress } from '#src/http/asked-address.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import type { Session } from './sessions/session-store.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set behind the guard alone. */
    readonly session: Session
  }
}

const NO_STORE = { 'cache-control': 'no-store' }
const NOT_AUTHENTICATED = {
  error: 'not_authenticated',
  description: 'The user does not have an active session or is not authenticated',
}

function sendToLogin(c: Context<AppEnv>): Response {
  const { loginPath, siteOrigin } = c.var.config
  const returnTo = encodeURIComponent(toReturnPath(askedAddress(c), siteOrigin))
  return c.body(null, 302, { ...NO_STORE, location: `${loginPath}?returnTo=${returnTo}` })
}

/**
 * Lets only signed-in visitors through, sets `session`, and has nobody keep the answer (M1.5, R1.12). It
 * stands in the route, behind the router's own reading of the path, so that no spelling of an address goes round it.
 * When the store is down nobody passes: the error of `sessions.read` leads to 503.
 * @param kind `page` sends visitors to sign in and back; `api`, and every unsafe method, answers 401
 */
export function requireSession(kind: 'page' | 'api') {
  return createMiddleware<AppEnv>(async (c, next) => {
    const session = await c.var.sessions.read()
    if (session === null) {
      const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
      return kind === 'page' && isReading
        ? sendToLogin(c)
        : Response.json(NOT_AUTHENTICATED, { status: 401, headers: NO_STORE })
    }
    c.set('session', session)
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
}
