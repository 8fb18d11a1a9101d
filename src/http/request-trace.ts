import { createMiddleware } from 'hono/factory'
import { logRequest } from '#src/platform/log-request.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Says of each page how long it took (Server-Timing; answers from a cache carry their own), and writes one line a request
 * where the deployment asks for it.
 */
export function requestTrace(nowMs: () => number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedMs = nowMs()
    await next()
    const tookMs = nowMs() - startedMs
    const { method, path } = c.req
    const isPage = method === 'GET' && c.res.headers.get('content-type')?.startsWith('text/html')
    if (isPage && !c.res.headers.has('server-timing')) c.res.headers.set('server-timing', `app;dur=${tookMs}`)
    if (c.var.config.logsRequests)
      logRequest({ requestId: c.var.requestId, method, path, status: c.res.status, tookMs })
  })
}
