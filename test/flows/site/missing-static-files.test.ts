import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { createAlertCache } from '#src/alerts/alert-cache.ts'
import { createApp } from '#src/app.tsx'
import { compiledSite } from '#src/compiled-site.ts'
import { deployedDependencies } from '#src/deployed-dependencies.ts'
import { createErrorRecorder } from '#src/measuring/errors/error-recorder.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { createResponseCache } from '#src/platform/response-cache.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const ORIGIN = 'https://lost.fernway.test'
const LOST = { fetch: () => Promise.reject(new Error('lost')) } as unknown as Fetcher

/** Creates the complete site as it is deployed. */
function createSite() {
  const memory = createResponseCache(1_000_000)
  const app = createApp({
    ...compiledSite,
    responseCache: memory,
    imageCache: createResponseCache(1_000_000),
    alerts: createAlertCache(() => Date.now()),
    edgeCache: caches.default,
    frame: deployedDependencies.frame,
    developmentRoutes: null,
    cachesPages: true,
    fetch: () => Promise.reject(new Error('unexpected request')),
    nowMs: () => Date.now(),
    metrics: createMetrics(Date.now),
    recordErrors: createErrorRecorder(Date.now),
  })
  const sendRequest = async (path: string, assets: Fetcher): Promise<Response> => {
    const context = createExecutionContext()
    const env = { ...bindings, SITE_ORIGIN: ORIGIN, ASSETS: assets }
    const response = await app.request(ORIGIN + path, {}, env, context)
    await waitOnExecutionContext(context)
    return response
  }
  return { sendRequest, memory }
}

it.each(['/destinations/iceland', '/', '/articles', '/robots.txt'])(
  '%s is complete again as soon as the static files can be read',
  async (path) => {
    const { sendRequest, memory } = createSite()
    const poor = await sendRequest(path, LOST)
    expect(poor.status).toBe(200)
    const isPoor = poor.headers.get('cache-control') === 'no-store'
    expect(isPoor).toBe(path !== '/robots.txt')
    expect(memory.read(path, Date.now()) === null).toBe(isPoor)
    const fullResponse = await sendRequest(path, bindings.ASSETS)
    expect(fullResponse.headers.get('cache-control')).toMatch(/^public/)
    if (isPoor) expect(fullResponse.headers.get('server-timing')).not.toMatch(/^cache/)
  },
)
