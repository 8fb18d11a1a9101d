import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it } from 'vitest'
import frontData from '#generated/catalogue-front.json'
import manifest from '#generated/catalogue-manifest.json'
import siteData from '#generated/site.json'
import { createAlertBoard } from '#src/alerts/alert-board.ts'
import { createApp } from '#src/app.tsx'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { PackedCore } from '#src/catalogue/packed-core.ts'
import { createStandInLoader } from '#src/catalogue/stand-in-loader.ts'
import { createAnswerStore } from '#src/platform/answer-store.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const ORIGIN = 'https://lost.fernway.test'
const front = frontData as unknown as FrontCatalogue
const LOST = { fetch: () => Promise.reject(new Error('lost')) } as unknown as Fetcher

/** The whole site as it is deployed, without the switch for faults. */
function createSite() {
  const memory = createAnswerStore(1_000_000)
  const app = createApp({
    catalogue: {
      manifest,
      front,
      loadStandIn: createStandInLoader(front, manifest, async () => {
        const { default: packed } = await import('#generated/catalogue-core.json')
        return packed as unknown as PackedCore
      }),
    },
    site: siteData as unknown as SiteData,
    memory,
    pictures: createAnswerStore(1_000_000),
    alerts: createAlertBoard(() => Date.now()),
    developmentRoutes: null,
    cachesPages: true,
    fetch: () => Promise.reject(new Error('nobody is asked')),
    nowMs: () => Date.now(),
  })
  const ask = async (path: string, assets: Fetcher): Promise<Response> => {
    const context = createExecutionContext()
    const env = { ...bindings, SITE_ORIGIN: ORIGIN, FAULT_INJECTION: '', ASSETS: assets }
    const answer = await app.request(ORIGIN + path, {}, env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  return { ask, memory }
}

it.each(['/destinations/iceland', '/', '/articles', '/robots.txt'])(
  '%s is whole again as soon as the static files can be read',
  async (path) => {
    const { ask, memory } = createSite()
    const poor = await ask(path, LOST)
    expect(poor.status).toBe(200)
    const isPoor = poor.headers.get('cache-control') === 'no-store'
    expect(isPoor).toBe(path !== '/robots.txt')
    expect(memory.read(path, Date.now()) === null).toBe(isPoor)
    const whole = await ask(path, bindings.ASSETS)
    expect(whole.headers.get('cache-control')).toMatch(/^public/)
    if (isPoor) expect(whole.headers.get('server-timing')).not.toMatch(/^cache/)
  },
)
