import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isBot, isForeignError } from '#isomorphic/measuring/bot-detection.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { noticeKey, parseErrorNotice } from '#src/measuring/rules/error-notice.ts'
import { createThrottle } from '#src/platform/throttle.ts'
import { occurrenceOfNotice } from './errors/error-occurrence.ts'
import type { ErrorRecorder } from './errors/error-recorder.ts'
import { logBrowserError } from './log-browser-error.ts'
import { MAX_BEACON_BYTES, readBeacon } from './read-beacon.ts'

/** Identical errors within a second count once (R7.5). */
const DEDUPLICATION_WINDOW_S = 1
const MAX_RECENT_NOTICES = 200
const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Browser errors by Airbrake's API (version 3), which its notifier can use like any such service: `POST /api/errors`
 * responds 204, `POST /api/v3/projects/{id}/notices` 201 with an ID, and the notifier polls its settings. Each error
 * becomes a JSON line of the log and is counted with its group for the admin.
 */
export function errorRoutes(nowMs: () => number, recordError: ErrorRecorder): Hono<AppEnv> {
  const recentNotices = createThrottle(MAX_RECENT_NOTICES, DEDUPLICATION_WINDOW_S)
  const limit = bodyLimit({ maxSize: MAX_BEACON_BYTES, onError: () => errorJson(413, 'too_large') })

  async function handleNotice(c: Context<AppEnv>, respond: () => Response): Promise<Response> {
    const beacon = await readBeacon(c, 'errors')
    if ('refusal' in beacon) return beacon.refusal
    const notice = parseErrorNotice(beacon.body)
    if (notice === null) return errorJson(400, 'invalid_notice')
    const { siteOrigin } = c.get('config')
    const files = notice.errors.flatMap(({ backtrace }) => backtrace.map((frame) => frame.file))
    const isOurs =
      !isBot(c.req.header('user-agent'), siteOrigin) && !isForeignError(files, notice.host, siteOrigin)
    if (isOurs && recentNotices.claim(noticeKey(notice), nowMs() / 1000)) {
      const { requestId } = c.var
      const context = c.get('errorContextOf')(null)
      logBrowserError(notice, requestId, context)
      c.executionCtx.waitUntil(
        recordError(occurrenceOfNotice(notice, { context, requestId }), c.env.EVENTS_DB),
      )
    }
    return respond()
  }

  return new Hono<AppEnv>()
    .post('/api/errors', limit, (c) => handleNotice(c, () => c.body(null, 204, NO_STORE)))
    .post('/api/v3/projects/:project/notices', limit, (c) =>
      handleNotice(c, () => c.json({ id: c.get('requestId') }, 201, NO_STORE)),
    )
    .get('/api/errors/:version/config/:project/config.json', (c) => {
      const isOn = c.get('config').measuring.acceptsErrors
      const settings = [
        { name: 'errors', enabled: isOn, endpoint: null },
        { name: 'apm', enabled: false, endpoint: null },
      ]
      return c.json({ poll_sec: 600, config_route: null, settings }, 200, NO_STORE)
    })
}
