import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleOf } from '#test/support/sample.ts'
import { ALL_FAULTS } from '#test/support/worker/all-faults.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

const PAGES = [
  '/',
  '/places',
  '/europe/places',
  '/destinations/morocco',
  '/destinations/portugal/lisbon',
  '/best-in-travel?category=cities',
  '/newsletter',
  '/newsletter/thanks',
  '/cookie-settings',
  '/do-not-sell-or-share-my-personal-information',
  '/search?q=lisbon',
  '/articles',
  '/articles/category/beaches',
  '/legal/privacy-policy',
  '/campaigns/offseason-travel',
  '/sitemaps',
]
const TARGETS = ['kv', 'd1', 'cache', 'queue', 'images', 'ratelimit', 'assets', 'email']

// The test runner fetches a module on behalf of the first request that imports it, and other requests cannot wait for
// it.
beforeAll(async () => {
  await (await fetchSite('/', { headers: { 'x-fault': 'assets=error,cache=error' } })).text()
})

describe.each(sampleOf(PAGES, 4))('%s', (path) => {
  it.each(TARGETS)(
    'renders when %s is faulty in any way, within three seconds, and is not cached',
    async (target) => {
      await Promise.all(
        ALL_FAULTS.map(async (fault) => {
          const startMs = Date.now()
          const response = await fetchSite(path, { headers: { 'x-fault': `${target}=${fault}` } })
          expect(response.headers.get('x-fault-applied')).toBe(`${target}=${fault}`)
          expect(response.headers.get('cache-control')).toBe('no-store')
          expect(response.status).toBe(200)
          expect(await response.text()).toContain('</html>')
          expect(Date.now() - startMs).toBeLessThan(3000)
        }),
      )
    },
  )
})

describe('page that cannot be rendered', () => {
  it('returns 500 with the text and buttons of the specification (S2.13), uncached', async () => {
    const response = await fetchSite('/', { headers: { 'x-fault': 'render=throw' } })
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
    expect(html).toContain('Try again?')
    expect(html).toContain('Go to home page')
    expect(html).not.toMatch(/requested by a local test|\.tsx|at .*:\d+/)
    expect((await fetchSite('/')).status).toBe(200)
  })
})

describe.each(['/', '/search?q=lisbon'])('an error while rendering %s', (path) => {
  it('is reported once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    try {
      await (await fetchSite(path, { headers: { 'x-fault': 'render=throw' } })).text()
      const lines = log.mock.calls.map(String)
      expect(lines.filter((line) => line.includes('"unexpected"')).length).toBeGreaterThan(0)
      expect(new Set(lines).size).toBe(lines.length)
    } finally {
      log.mockRestore()
    }
  })
})

describe('retry link', () => {
  it.each([
    ['/search?q=new%20york&page=2', 'render=throw'],
    ['/search?q=new%20york&page=2', 'd1=slow:300,render=throw-late'],
    ['/best-in-travel?category=cities', 'render=throw'],
    [`/newsletter/confirm?token=${'A'.repeat(43)}`, 'd1=error'],
    ['/search?q="><script>alert(1)</script>', 'render=throw'],
  ])('after a failure of %s it requests the same page', async (address, fault) => {
    const html = await (await fetchSite(address, { headers: { 'x-fault': fault } })).text()
    const { pathname, search } = new URL(address, WORKER_ORIGIN)
    expect(html).toContain(`href="${(pathname + search).replaceAll('&', '&amp;')}">Try again?`)
  })
})

describe('unreadable static files', () => {
  it('are logged in one line, however many a page needs', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Two shards that no other test has cached.
    const response = await fetchSite('/xqa-jqa', { headers: { 'x-fault': 'assets=error' } })
    const lines = log.mock.calls.map(String).filter((line) => line.includes('"unavailable"'))
    log.mockRestore()
    expect([response.status, lines.length]).toEqual([404, 1])
  })
})

describe('concurrent requests', () => {
  it('many requests for an uncached page get the same response', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetchSite('/destinations/iceland')))
    const bodies = new Set(await Promise.all(responses.map((response) => response.text())))
    expect(responses.every((response) => response.status === 200)).toBe(true)
    expect(bodies.size).toBe(1)
  })
})

describe('search panel', () => {
  const picksOf = (html: string): readonly string[] => {
    const panel = html.slice(html.indexOf('search-picks'), html.indexOf('</header>'))
    return [...panel.matchAll(/print-link" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  }

  it('shows three places of Best in Travel, or Benin, Chile and Morocco when the list cannot be read', async () => {
    const today = picksOf(await (await fetchSite('/places')).text())
    expect(new Set(today).size).toBe(3)
    const degraded = await fetchSite('/places', { headers: { 'x-fault': 'assets=error,cache=error' } })
    expect(picksOf(await degraded.text())).toEqual([
      '/destinations/benin',
      '/destinations/chile',
      '/destinations/morocco',
    ])
  })
})
