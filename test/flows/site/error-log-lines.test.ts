import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import { callWorker } from '#test/support/worker/call-worker.ts'

afterEach(() => void vi.restoreAllMocks())

/** Returns the error log lines during `act`. */
async function linesOf(act: () => Promise<unknown>): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await act()
  return log.mock.calls.map(([line]) => JSON.parse(String(line)) as Readonly<Record<string, unknown>>)
}

describe('error log line', () => {
  it.each([
    ['d1=slow:4000', 'batch 1 SELECT'],
    ['d1=error', 'batch 1 SELECT'],
    ['d1=hang', 'batch 1 SELECT'],
    ['d1=null', 'batch 1 SELECT'],
  ])('names binding, operation, route and data centre when a search fails by %s (R13.6)', async (fault) => {
    const site = await createAccountSite()
    const lines = await linesOf(async () =>
      (await site.visitor().get('/search?q=lisbon', { 'x-fault': fault })).text(),
    )
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).toMatchObject({ route: '/search', place: null })
      expect(line['binding']).toBe('SEARCH')
      expect(line['operation']).toMatch(/search_index/)
    }
    expect(JSON.stringify(lines)).not.toContain('lisbon')
  })

  it('names the data centre that the platform reports', async () => {
    const request = { cf: { colo: 'AMS' } } as unknown as RequestInit
    const broken = { fetch: () => Promise.reject(new Error('away')) } as unknown as Fetcher
    // An image that no test has requested, because a cached one needs no binding.
    const address = `/_image?url=%2Fimages%2F${crypto.randomUUID()}.jpg&w=640&q=75`
    const lines = await linesOf(() => callWorker(address, request, { ASSETS: broken }))
    expect(lines[0]).toMatchObject({ place: 'AMS', binding: 'ASSETS', operation: 'fetch', route: '/_image' })
  })

  it('names route and data centre for the fallback error page too', async () => {
    const request = { cf: { colo: 'AMS' } } as unknown as RequestInit
    const lines = await linesOf(() => callWorker('/places?x=1', request, { SITE_ORIGIN: 'nonsense' }))
    expect(lines).toMatchObject([{ code: 'last_resort', route: '/places', place: 'AMS', binding: null }])
  })
})

describe('Server-Timing', () => {
  it('lists each binding call of a page', async () => {
    const response = await callWorker('/search?q=lisbon')
    expect(response.headers.get('server-timing')).toMatch(/^app;dur=\d+.*SEARCH_LIMIT;desc="limit"/)
  })
})
