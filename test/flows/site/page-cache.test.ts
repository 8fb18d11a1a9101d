import { describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const HOSTILE_HEADERS = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'accept-language',
  'cookie',
  'user-agent',
  'range',
  'if-range',
  'if-modified-since',
  'x-fault-applied',
  'forwarded',
  'via',
  'x-middleware-subrequest',
  'x-nonce',
  'cf-connecting-ip',
  'accept',
  'accept-encoding',
  'referer',
  'dnt',
  'sec-gpc',
  'te',
]

describe('page cache', () => {
  it('a header names the cache that served the response', async () => {
    await fetchSite('/destinations/finland')
    expect((await fetchSite('/destinations/finland')).headers.get('server-timing')).toBe('cache;desc=isolate')
  })

  it('the cached page is the same whatever else a visitor sends', async () => {
    const plain = await (await fetchSite('/destinations/chile')).text()
    for (const name of HOSTILE_HEADERS) {
      const response = await fetchSite('/destinations/chile', { headers: { [name]: '"evil.example"' } })
      expect([name, response.status, await response.text()]).toEqual([name, 200, plain])
    }
  })

  it('errors, redirects and responses under a fault are not cached', async () => {
    for (const path of ['/destinations/atlantis', '/destinations', '/nowhere/places']) {
      await fetchSite(path)
      expect((await fetchSite(path)).headers.get('server-timing') ?? '').not.toContain('cache')
    }
    await fetchSite('/destinations/benin', { headers: { 'x-fault': 'assets=error,cache=error' } })
    const after = await (await fetchSite('/destinations/benin')).text()
    expect(after).toContain('id="why-go"')
  })

  it('posters are cached for a year, and an unknown version redirects there without caching', async () => {
    const html = await (await fetchSite('/destinations/benin')).text()
    const address = /\/posters\/benin\.[0-9a-f]{6}\/4x5-print\.svg/.exec(html)?.[0] ?? ''
    const poster = await fetchSite(address)
    expect(poster.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(poster.headers.get('content-type')).toBe('image/svg+xml')
    expect(poster.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    for (const version of ['000000', 'abcdef']) {
      const old = await fetchSite(address.replace(/\.[0-9a-f]{6}/, `.${version}`))
      expect([old.status, old.headers.get('cache-control')]).toEqual([301, 'no-store'])
      expect(old.headers.get('location')).toBe(`${address}?moved`)
    }
    expect(await (await fetchSite(`${address}?moved`)).text()).toBe(await poster.text())
  })

  it('two versions of the site with two versions of a poster cause no redirect loop', async () => {
    const html = await (await fetchSite('/destinations/benin')).text()
    const address = /\/posters\/benin\.[0-9a-f]{6}\/4x5-print\.svg/.exec(html)?.[0] ?? ''
    const led = await fetchSite(`${address.replace(/\.[0-9a-f]{6}/, '.000000')}?moved`)
    expect([led.status, led.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await led.text()).toBe(await (await fetchSite(address)).text())
    const again = await fetchSite(`${address.replace(/\.[0-9a-f]{6}/, '.000000')}?moved`)
    expect(again.headers.get('server-timing') ?? '').not.toContain('cache')
  })
})
