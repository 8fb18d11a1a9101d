import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { handleQueueBatch } from '#src/jobs.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { bareFrame } from '#test/support/worker/bare-frame.tsx'
import { createNewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import type { FaultBindings } from './fault-bindings.ts'
import { injectRenderFaults } from './inject-render-faults.tsx'
import { type FaultableAppOptions, withFaults } from './with-faults.ts'

const ADDRESS = 'https://bent.fernway.test/kept'

/** An app that caches its response at the edge, and returns its `caches` option. */
function createKeepingApp() {
  return withFaults(({ edgeCache, caches }: FaultableAppOptions) => ({
    fetch: async () => {
      const headers = { 'cache-control': 'public, max-age=60' }
      await edgeCache.put(ADDRESS, new Response('kept', { headers })).catch(() => undefined)
      return new Response(String(caches), { headers })
    },
  }))
}

async function sendRequest(setting: string, fault: string): Promise<Response> {
  const context = createExecutionContext()
  const env: FaultBindings = { ...bindings, FAULT_INJECTION: setting }
  const request = new Request(ADDRESS, { headers: { 'x-fault': fault } })
  const response = await createKeepingApp().fetch(request, env, context)
  await waitOnExecutionContext(context)
  return response
}

it.each(['kv=error', 'cache=error', 'email=error', 'render=throw'])(
  '%s is reported as applied, and its response is not cached',
  async (fault) => {
    const response = await sendRequest('1', fault)
    expect(response.headers.get('x-fault-applied')).toBe(fault)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('false')
    expect(await caches.default.match(ADDRESS)).toBeUndefined()
  },
)

it.each([
  ['', 'kv=error'],
  ['0', 'kv=error'],
  ['1', 'disk=error'],
])('the setting %j with the header %s applies no fault', async (setting, fault) => {
  const response = await sendRequest(setting, fault)
  expect(response.headers.get('x-fault-applied')).toBeNull()
  expect(await response.text()).toBe('true')
  expect(await caches.default.delete(ADDRESS)).toBe(true)
})

it('the first rendered page fails, and the error page renders', async () => {
  const frame = injectRenderFaults(bareFrame, 'throw')
  const data = {
    alert: null,
    path: '/',
    locale: DEFAULT_LOCALE,
    languageSettings: { languages: [], languageSites: {} },
    isTranslated: true,
    isDegraded: false,
  }
  const plainly = (page: ReactNode) => bareFrame.wrapPage(page, data)
  expect(await frame.wrapPage(<p>asked for</p>, data)).not.toEqual(await plainly(<p>asked for</p>))
  expect(await frame.wrapPage(<p>sorry</p>, data)).toEqual(await plainly(<p>sorry</p>))
})

it('the deployed worker ignores the fault of a message and sends the mail', async () => {
  const site = await createNewsletterSite()
  await site.signUp(`${crypto.randomUUID()}@example.com`, { 'x-fault': 'email=error' })
  expect(site.jobs[0]).toHaveProperty('fault', 'email=error')
  const message = { id: '1', attempts: 1, body: site.jobs[0], ack: () => undefined, retry: () => undefined }
  const batch = { queue: 'fernway-mail', messages: [message] } as unknown as MessageBatch<unknown>
  const tools = {
    fetch: site.mailService.fetch,
    waitUntil: () => undefined,
    metrics: createMetrics(Date.now),
  }
  await handleQueueBatch(batch, site.env, tools, () => site.clock.nowMs)
  expect(site.mailService.mails).toHaveLength(1)
})
