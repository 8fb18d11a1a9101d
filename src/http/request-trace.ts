import { createMiddleware } from 'hono/factory'
import { logRequest } from '#src/platform/errors/log-request.ts'
import type { Signals } from '#src/platform/signals.ts'
import type { Trip } from '#src/platform/trips.ts'
import type { AppEnv } from './app-env.ts'
import { placeOf } from './request-place.ts'

const MOST_SHOWN = 20

/** One metric for each trip: which binding, what was called, how long it took; no statement, no value. */
function serverTiming(tookMs: number, trips: readonly Trip[]): string {
  const metrics = trips.slice(0, MOST_SHOWN).map((trip) => {
    const call = trip.operation.split(' ', 1)[0] ?? ''
    const took = trip.tookMs === null ? '' : `;dur=${trip.tookMs}`
    return `${trip.binding};desc="${call}"${took}`
  })
  return [`app;dur=${tookMs}`, ...metrics].join(', ')
}

/**
 * Says of each page, and of what else was asked of a binding for, how long it took and which trips it made (Server-Timing;
 * answers from a cache carry their own). Writes one line a request where the deployment asks for it, and one a minute with
 * the trips of this isolate by binding and outcome.
 */
export function requestTrace(nowMs: () => number, signals: Pick<Signals, 'takeDue'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedMs = nowMs()
    await next()
    const tookMs = nowMs() - startedMs
    const { method, path } = c.req
    const trips = c.var.trips.list()
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
    // What a change takes may tell what was there before it (R6.1).
    const isTimed = method === 'GET' && (isPage || trips.length > 0)
    if (isTimed && !c.res.headers.has('server-timing'))
      c.res.headers.set('server-timing', serverTiming(tookMs, trips))
    if (c.var.config.logsRequests)
      logRequest({ requestId: c.var.requestId, method, path, status: c.res.status, tookMs })
    const counts = signals.takeDue()
    if (counts !== null)
      console.log(JSON.stringify({ level: 'info', code: 'trips', place: placeOf(c.req.raw), counts }))
  })
}
