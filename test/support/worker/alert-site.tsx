import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { cacheKeyOf } from '#src/domain/cache-key.ts'
import type { AppEnv, Bindings } from '#src/env.ts'
import { alertReader } from '#src/middleware/alert-reader.ts'
import { PAGE_CACHE_CONTROL, pageCache } from '#src/middleware/page-cache.ts'
import { renderPages } from '#src/middleware/render.tsx'
import { requestContext } from '#src/middleware/request-context.ts'
import { sameOrigin } from '#src/middleware/same-origin.ts'
import { completeHeaders, securityHeaders } from '#src/middleware/security-headers.ts'
import { layoutRoutes } from '#src/routes/layout.ts'
import { createAlertBoard } from '#src/services/alert-board.ts'
import { createAnswerStore } from '#src/services/answer-store.ts'
import { bindings } from './test-database.ts'

export const ALERT_SITE = 'https://alerts.fernway.test'

/**
 * Pages with the alert, the route that tells of it and the one that closes it. The store is the test's own: an alert in
 * the one that all tests share would stand on every page they ask for. test/e2e/alert-bar.test.ts has the real one.
 */
export function createAlertSite() {
  const clock = { nowMs: Date.UTC(2026, 10, 21) }
  const stored = { reads: 0, alert: null as string | null }
  const settings = {
    get: async () => {
      stored.reads += 1
      return stored.alert
    },
  } as unknown as KVNamespace
  const env: Bindings = { ...bindings, SITE_ORIGIN: ALERT_SITE, FAULT_INJECTION: '1', SETTINGS: settings }
  const alerts = createAlertBoard(() => clock.nowMs)
  const memory = createAnswerStore(1_000_000)
  const cache = pageCache(
    { memory, buildId: crypto.randomUUID(), keyed: new Map(), isEnabled: true },
    completeHeaders,
  )
  const app = new Hono<AppEnv>()
  app.use(
    requestContext(globalThis.fetch),
    securityHeaders,
    renderPages((page, { alert }) => (
      <main>
        {alert !== null && (
          <p data-version={alert.version} dangerouslySetInnerHTML={{ __html: alert.html }} />
        )}
        {page}
      </main>
    )),
  )
  app.use(sameOrigin, alertReader(alerts))
  app.use('/kept', cache)
  app.get('/kept', (c) => {
    c.header('cache-control', PAGE_CACHE_CONTROL)
    return c.render(<h1>Kept</h1>, { head: { title: 'Kept', description: '', canonicalPath: '/kept' } })
  })
  app.route('/', layoutRoutes(alerts))

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const context = createExecutionContext()
    const response = await app.fetch(new Request(ALERT_SITE + path, init), env, context)
    await waitOnExecutionContext(context)
    return response
  }
  /** The names under which pages are kept in the isolate. */
  const isKept = (alertVersion: string | null): boolean =>
    memory.read(cacheKeyOf('/kept', `${ALERT_SITE}/kept`, new Map(), alertVersion) ?? '', clock.nowMs) !==
    null
  return { ask, clock, stored, isKept }
}
