import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { nextClient } from '#test/support/worker/next-client.ts'
import { withinOneMinute } from '#test/support/worker/within-one-minute.ts'

const EVERYWHERE = [
  '/',
  '/places',
  '/nope',
  '/api/nope',
  '/healthz',
  '/search?q=x',
  '/destinations',
  '/assets/nope-123.js',
  '/%',
]

describe('security headers', () => {
  it.each(EVERYWHERE)('%s has the common headers', async (path) => {
    const { headers } = await fetchSite(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=(\d{8,}); includeSubDomains/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(['/', '/nope', '/search?q=x'])('%s has a policy without unsafe sources', async (path) => {
    const { headers } = await fetchSite(path)
    const policy = headers.get('content-security-policy') ?? ''
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "style-src 'self'",
    ]) {
      expect(policy).toContain(directive)
    }
    expect(policy).not.toMatch(/unsafe|\*|https?:(?![/]{2})/)
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('scripts of cached pages are allowed by URL only', async () => {
    expect((await fetchSite('/')).headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it('missing hashed files are not cached and not served as HTML', async () => {
    const response = await fetchSite('/assets/entry-Old123.js')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(response.headers.get('content-type')).toContain('text/plain')
  })
})

describe('methods and origins', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'POST'])('%s on a page returns 405 with Allow', async (method) => {
    const response = await fetchSite('/places', { method, headers: { origin: WORKER_ORIGIN } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toEqual({ error: 'method_not_allowed' })
  })

  it('unsafe cross-site requests are rejected before they are parsed', async () => {
    const cases: HeadersInit[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: WORKER_ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of cases) {
      const response = await fetchSite('/api/reports', { method: 'POST', headers, body: 'x' })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ error: 'cross_site' })
    }
  })

  it('same-origin requests are accepted', async () => {
    for (const headers of [
      { origin: WORKER_ORIGIN },
      { 'sec-fetch-site': 'same-origin' },
      { origin: WORKER_ORIGIN, 'sec-fetch-site': 'same-origin' },
    ]) {
      const response = await fetchSite('/api/reports', { method: 'POST', headers, body: 'x' })
      expect(response.status).toBe(415)
    }
  })

  it('unknown API paths return JSON', async () => {
    for (const path of ['/api', '/api/', '/api/nope', '/api/auth/nope', '/api/__proto__']) {
      const response = await fetchSite(path)
      const isMoved = response.status === 301
      expect(isMoved || response.status === 404).toBe(true)
      if (!isMoved) expect(await response.json()).toEqual({ error: 'not_found' })
    }
  })
})

describe('browser reports', () => {
  const post = (body: BodyInit, type = 'application/reports+json') =>
    fetchSite('/api/reports', {
      method: 'POST',
      headers: { origin: WORKER_ORIGIN, 'content-type': type },
      body,
    })

  it('are accepted with 204', async () => {
    const report = [{ type: 'csp-violation', url: 'https://x', body: { effectiveDirective: 'img-src' } }]
    expect((await post(JSON.stringify(report))).status).toBe(204)
  })

  it('broken, mistyped and oversized ones are rejected', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('[1]')).status).toBe(400)
    expect((await post('[]', 'text/plain')).status).toBe(415)
    expect((await post(JSON.stringify(['x'.repeat(70_000)]))).status).toBe(413)
  })
})

describe('rate limit of browser reports', () => {
  it('a burst of one client gets 204 and then 429 only', async () => {
    const responses = await withinOneMinute(() => {
      const headers = {
        origin: WORKER_ORIGIN,
        'content-type': 'application/reports+json',
        'cf-connecting-ip': nextClient(),
      }
      return Promise.all(
        Array.from({ length: 100 }, () => fetchSite('/api/reports', { method: 'POST', headers, body: '[]' })),
      )
    })
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 429]))
    const refused = responses.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('60')
  })
})
