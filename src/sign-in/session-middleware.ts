import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import { createThrottle } from '#src/platform/throttle.ts'
import { deviceName } from '#src/sign-in/rules/device-name.ts'
import { createRequestSessions } from '#src/sign-in/sessions/request-sessions.ts'
import type { RequestSessions } from '#src/sign-in/sessions/request-sessions-api.ts'
import type { EndedSession } from '#src/sign-in/sessions/session-lifecycle.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Session of the request, loaded lazily. */
    readonly sessions: RequestSessions
  }
}

/** Session extensions that an isolate remembers, about a hundred bytes each. */
const MAX_RECENT_EXTENSIONS = 10_000

/** Called when sessions end. @throws anything, which is reported */
export type OnSessionEnded = (c: Context<AppEnv>, ended: EndedSession) => Promise<void>

/** Sets `c.get('sessions')`. Accesses no store until a route uses it. */
export function sessionMiddleware(nowMs: () => number, onEnded: OnSessionEnded) {
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
      onEnded: (ended: EndedSession) => onEnded(c, ended).catch(c.get('report')),
    }
    c.set('sessions', createRequestSessions(c.req.header('cookie'), dependencies))
    await next()
  })
}
