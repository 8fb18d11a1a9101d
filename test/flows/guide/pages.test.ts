import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

const PAGES = [
  '/',
  '/places',
  '/best-in-travel',
  '/best-in-travel?category=value',
  '/africa/places',
  '/destinations/morocco',
  '/destinations/japan/kyoto',
  '/destinations/chile/patagonia',
  '/destinations/tuvalu',
  '/search',
  '/search?q=lisbon',
]

describe('public pages', () => {
  it.each(PAGES)('%s returns 200 with one h1, a title and a description', async (path) => {
    const response = await fetchSite(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(html.startsWith('<!DOCTYPE html>')).toBe(true)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
  })

  it.each(PAGES)('%s has no inline style, no inline handler and no user data', async (path) => {
    const html = await (await fetchSite(path)).text()
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/ on[a-z]+="/)
    expect(html).not.toMatch(/javascript:/)
  })

  it.each([
    ['/destinations/united-kingdom', 'Daylight in London: 8\u00a0hours'],
    ['/destinations/italy/tuscany', 'Daylight in the middle of the region: 9\u00a0hours'],
    ['/destinations/japan/kyoto', 'Daylight in Kyoto: 10\u00a0hours'],
  ])('%s names the place of its daylight hours', async (path, words) => {
    const html = await (await fetchSite(path)).text()
    expect(html.replaceAll('<!-- -->', '')).toContain(words)
  })

  it('HEAD returns the same as GET, without a body', async () => {
    const head = await fetchSite('/destinations/morocco', { method: 'HEAD' })
    const get = await fetchSite('/destinations/morocco')
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(head.headers.get('content-security-policy')).toBe(get.headers.get('content-security-policy'))
  })

  it('a matching ETag returns 304, and another one 200', async () => {
    const etag = (await fetchSite('/places')).headers.get('etag') ?? ''
    expect((await fetchSite('/places', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetchSite('/places', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('the canonical address comes from the configuration, whatever the Host header', async () => {
    const html = await (
      await fetchSite('/destinations/morocco', { headers: { 'x-forwarded-host': 'evil.example' } })
    ).text()
    expect(html).toContain(`<link rel="canonical" href="${WORKER_ORIGIN}/destinations/morocco"/>`)
    expect(html).not.toContain('evil.example')
  })

  it('a query has no effect on the page', async () => {
    const plain = await (await fetchSite('/places')).text()
    expect(await (await fetchSite('/places?utm_source=x&__proto__=1')).text()).toBe(plain)
  })
})

describe('URLs', () => {
  it.each([
    ['/places/', '/places'],
    ['/Destinations/Morocco', '/destinations/morocco'],
    ['/destinations', '/places'],
    ['/destinations/spain/lisbon', '/destinations/portugal/lisbon'],
    ['/destinations/kyoto', '/destinations/japan/kyoto'],
    ['//evil.example/', '/evil.example'],
    ['/Search?q=Caf%C3%A9%20x', '/search?q=Caf%C3%A9%20x'],
  ])('%s redirects to %s with 301', async (from, to) => {
    const response = await fetchSite(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  it.each([
    '/nope',
    '/atlantis/places',
    '/destinations/atlantis',
    '/destinations/__proto__',
    '/destinations/constructor',
    '/destinations/a/b/c/d',
    '/posters/nope.svg',
  ])('%s returns an uncached 404 with navigation', async (path) => {
    const response = await fetchSite(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('<nav')
  })

  it.each([
    ['/%', 400],
    ['/%00', 400],
    ['/%c0%ae%c0%ae/', 400],
    [`/${'x'.repeat(3000)}`, 414],
  ])('a malformed URL returns an error page', async (path, status) => {
    const response = await fetchSite(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  it('the 404 page suggests places with similar names', async () => {
    expect(await (await fetchSite('/destinations/spain/marocco')).text()).toBeDefined()
    expect(await (await fetchSite('/nowhere/lisbon')).text()).toContain('/destinations/portugal/lisbon')
  })
})
