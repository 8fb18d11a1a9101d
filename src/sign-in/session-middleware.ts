import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { createThrottle } from '#src/platform/throttle.ts'
import { deviceName } from '#src/sign-in/rules/device-name.ts'
import { createRequestSessions, type RequestSessions } from '#src/sign-in/sessions/request-sessions.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who is signed in; no store is asked until a route calls it. */
    readonly sessions: RequestSessions
  }
}

/** Sessions whose extension an isolate remembers; each is about a hundred bytes. */
const MAX_RECENT_EXTENSIONS = 10_000
const HOUR_S = 60 * 60

/** Gives routes `c.var.sessions`. Costs nothing on pages that do not ask who is signed in. */
export function sessionMiddleware(nowMs: () => number) {
  const recentExtensions = createThrottle(MAX_RECENT_EXTENSIONS, HOUR_S)
  return createMiddleware<AppEnv>(async (c, next) => {
    const { oidc } = c.get('config')
    const dependencies = oidc && {
      kv: c.env.SESSIONS,
      db: c.env.DB,
      secrets: oidc.sessionSecrets,
      nowS: Math.floor(nowMs() / 1000),
      device: deviceName(c.req.header('user-agent')),
      recentExtensions,
      waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
      report: c.get('report'),
    }
    c.set('sessions', createRequestSessions(c.req.header('cookie'), dependencies))
    await next()
  })
}
