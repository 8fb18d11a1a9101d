import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isBot } from '#isomorphic/measuring/bot-detection.ts'
import { EVENTS_PATH } from '#isomorphic/measuring/tracking-events.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { parseVisitorEvents, type VisitorEventRecord } from '#src/measuring/rules/visitor-event.ts'
import { storeEvents } from './event-store.ts'
import { logDataLoss } from './log-data-loss.ts'
import { MAX_BEACON_BYTES, readBeacon } from './read-beacon.ts'
import { consentOf } from './request-consent.ts'

/** Endpoint for batches of the first-party tracker (R7): 204 for every well-formed batch, stored or not. */
export function eventRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    EVENTS_PATH,
    bodyLimit({ maxSize: MAX_BEACON_BYTES, onError: () => errorJson(413, 'too_large') }),
    async (c) => {
      const beacon = await readBeacon(c, 'events')
      if ('refusal' in beacon) return beacon.refusal
      const events = parseVisitorEvents(beacon.body)
      if (events === null) return errorJson(400, 'invalid_events')
      const isVisitor = !isBot(c.req.header('user-agent'), c.get('config').siteOrigin)
      if (isVisitor && consentOf(c).allowed.measurement) c.executionCtx.waitUntil(store(events))
      return c.body(null, 204, { 'cache-control': 'no-store' })

      async function store(accepted: readonly VisitorEventRecord[]): Promise<void> {
        const stores = { analytics: c.env.EVENTS, db: c.env.EVENTS_DB }
        const nowS = Math.floor(nowMs() / 1000)
        await storeEvents(stores, accepted, nowS).catch((error: unknown) =>
          logDataLoss('events_lost', accepted.length, c.get('requestId'), c.get('errorContextOf')(error)),
        )
      }
    },
  )
}
