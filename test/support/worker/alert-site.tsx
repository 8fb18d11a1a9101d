import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { createAlertCache } from '#src/alerts/alert-cache.ts'
import { alertMiddleware } from '#src/alerts/alert-middleware.ts'
import { layoutRoutes } from '#src/alerts/layout-routes.ts'
import { TERMINAL_ALERT_KEY } from '#src/alerts/rules/alert-keys.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL, pageCache } from '#src/http/page-cache.ts'
import { requestContext } from '#src/http/request-context.ts'
import { cacheKeyOf } from '#src/http/rules/cache-key.ts'
import { sameOrigin } from '#src/http/same-origin.ts'
import { addSecurityHeaders, securityHeaders } from '#src/http/security-headers.ts'
import { createResponseCache } from '#src/platform/response-cache.ts'
import { createPageTable } from '#src/site/page-table.ts'
import { renderPages } from '#src/site/render.tsx'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { withFaults } from '#test/faults/with-faults.ts'
import { bindings } from './test-database.ts'

export const ALERT_SITE = 'https://alerts.fernway.test'

/**
 * Creates pages with an alert, the layout API that returns it and the route that dismisses it. The settings store is
 * private: an alert in the shared store would appear on the pages of all tests. test/e2e/shell/alert-bar.extended.test.ts covers
 * the real store.
 */
export function createAlertSite() {
  const clock = { nowMs: Date.UTC(2026, 10, 21) }
  const stored = { reads: 0, alert: null as string | null }
  const settings = {
    // The key of the admin is empty: then both kinds of alerts are in this one.
    get: async (key: string) => {
      if (key !== TERMINAL_ALERT_KEY) return null
      stored.reads += 1
      return stored.alert
    },
  } as unknown as KVNamespace
  const env: FaultBindings = {
    ...bindings,
    SITE_ORIGIN: ALERT_SITE,
    FAULT_INJECTION: '1',
    SETTINGS: settings,
  }
  const alerts = createAlertCache(() => clock.nowMs)
  const memory = createResponseCache(1_000_000)
  const cache = pageCache(
    { responseCache: memory, buildId: crypto.randomUUID(), cacheKeyQueries: new Map(), isEnabled: true },
    addSecurityHeaders,
  )
  const pages = createPageTable([{ path: '/cached', caching: 'public' }])
  const app = withFaults(({ edgeCache }) => {
    const site = new Hono<AppEnv>()
    site.use(
      requestContext(globalThis.fetch, edgeCache),
      securityHeaders,
      renderPages(
        {
          wrapDeferred: (part) => part,
          wrapPage: async (page, { alert }) => (
            <main>
              {alert !== null && (
                <p data-version={alert.version} dangerouslySetInnerHTML={{ __html: alert.html }} />
              )}
              {page}
            </main>
          ),
        },
        pages,
      ),
    )
    site.use(sameOrigin, alertMiddleware(alerts, pages))
    site.use('/cached', cache)
    site.get('/cached', (c) => {
      c.header('cache-control', PAGE_CACHE_CONTROL)
      return c.render(<h1>Kept</h1>, { head: { title: 'Kept', description: '', canonicalPath: '/cached' } })
    })
    site.route('/', layoutRoutes(alerts))
    return site
  })

  async function sendRequest(path: string, init: RequestInit = {}): Promise<Response> {
    const context = createExecutionContext()
    const response = await app.fetch(new Request(ALERT_SITE + path, init), env, context)
    await waitOnExecutionContext(context)
    return response
  }
  /** Whether the isolate's response cache holds the page under an alert version. */
  const isCached = (alertVersion: string | null): boolean =>
    memory.read(
      cacheKeyOf('/cached', `${ALERT_SITE}/cached`, new Map(), 'en', alertVersion) ?? '',
      clock.nowMs,
    ) !== null
  return { sendRequest, clock, stored, isCached }
}
