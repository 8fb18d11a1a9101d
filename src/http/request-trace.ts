import { createMiddleware } from 'hono/factory'
import { logRequest } from '#src/platform/errors/log-request.ts'
import type { Metrics } from '#src/platform/metrics.ts'
import type { BindingSpan } from '#src/platform/tracer.ts'
import type { AppEnv } from './app-env.ts'
import { dataCentreOf } from './data-centre-of.ts'

const MAX_SERVER_TIMINGS = 20

/** One metric per span: binding, method, duration; no statement, no value. */
function serverTiming(durationMs: number, spans: readonly BindingSpan[]): string {
  const metrics = spans.slice(0, MAX_SERVER_TIMINGS).map((span) => {
    const call = span.operation.split(' ', 1)[0] ?? ''
    const duration = span.durationMs === null ? '' : `;dur=${span.durationMs}`
    return `${span.binding};desc="${call}"${duration}`
  })
  return [`app;dur=${durationMs}`, ...metrics].join(', ')
}

/**
 * Adds Server-Timing with duration and spans to pages and to responses that called a binding; responses from a cache
 * carry their own. Logs each request where the deployment enables it, and once a minute the binding calls of this
 * isolate by binding and outcome.
 */
export function requestTrace(nowMs: () => number, metrics: Pick<Metrics, 'takeDueCounts'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedMs = nowMs()
    await next()
    const tookMs = nowMs() - startedMs
    const { method, path } = c.req
    const spans = c.get('tracer').spans()
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
    // The duration of a write could reveal existing data (R6.1).
    const isTimed = method === 'GET' && (isPage || spans.length > 0)
    if (isTimed && !c.res.headers.has('server-timing'))
      c.res.headers.set('server-timing', serverTiming(tookMs, spans))
    if (c.get('config').logsRequests)
      logRequest({ requestId: c.get('requestId'), method, path, status: c.res.status, tookMs })
    const counts = metrics.takeDueCounts()
    if (counts !== null)
      console.log(JSON.stringify({ level: 'info', code: 'trips', place: dataCentreOf(c.req.raw), counts }))
  })
}
