import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { createRecentKeys } from '#src/platform/recent-keys.ts'
import { deviceName } from '#src/sign-in/rules/device-name.ts'
import { createRequestSessions, type RequestSessions } from '#src/sign-in/sessions/request-sessions.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who is signed in; no store is asked until a route calls it. */
    readonly sessions: RequestSessions
  }
}

/** Sessions whose extension an isolate remembers; each is about a hundred bytes. */
const REMEMBERED_EXTENSIONS = 10_000
const HOUR_S = 60 * 60

/** Gives routes `c.var.sessions`. Costs nothing on pages that do not ask who is signed in. */
export function sessionReader(nowMs: () => number) {
  const extended = createRecentKeys(REMEMBERED_EXTENSIONS, HOUR_S)
  return createMiddleware<AppEnv>(async (c, next) => {
    const { oidc } = c.get('config')
    const stores = oidc && {
      kv: c.env.SESSIONS,
      db: c.env.DB,
      secrets: oidc.sessionSecrets,
      nowS: Math.floor(nowMs() / 1000),
      device: deviceName(c.req.header('user-agent')),
      extended,
      afterwards: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
      report: c.get('report'),
    }
    c.set('sessions', createRequestSessions(c.req.header('cookie'), stores))
    await next()
  })
}
