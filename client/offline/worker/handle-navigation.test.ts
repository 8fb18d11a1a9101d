import { describe, expect, it } from 'vitest'
import { cacheNameOf, readOfflineGuides, writeGuideRecord } from '#client/offline/offline-guides.ts'
import { createDeviceCaches, type DeviceCaches } from '#test/support/worker/device-caches.ts'
import { handleNavigation, type NavigationTools } from './handle-navigation.ts'

const ORIGIN = 'https://fernway.test'
const SITE_HEADERS = { 'cross-origin-resource-policy': 'same-origin' }
const KYOTO = '/destinations/japan/kyoto'

async function createDeviceWithKyoto(): Promise<DeviceCaches> {
  const caches = createDeviceCaches()
  const manifest = {
    ...{ path: KYOTO, name: 'Kyoto <b>', kind: 'city', picture: '', build: 'one', pages: [KYOTO], files: [] },
  }
  const cache = await caches.open(cacheNameOf(manifest))
  await writeGuideRecord(cache, { manifest, downloadedAt: '2026-11-22T12:00:00Z' })
  await cache.put(KYOTO, new Response('the cached Kyoto'))
  return caches
}

type Network = 'hanging' | 'offline' | Response

async function visit(path: string, network: Network, caches: DeviceCaches, followed: Response | null = null) {
  const hanging = new Promise<Response>(() => undefined)
  const offline = Promise.reject(new TypeError('network'))
  offline.catch(() => undefined)
  const tools: NavigationTools = {
    caches,
    origin: ORIGIN,
    networkResponse:
      network === 'hanging' ? hanging : network === 'offline' ? offline : Promise.resolve(network),
    fetch: (async () => followed ?? offline) as typeof fetch,
    // The timeout fires soon, but after the caches have been read.
    delay: () => new Promise((resolve) => setTimeout(resolve, 5)),
  }
  return handleNavigation(new URL(path, ORIGIN), tools)
}

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text()
const fresh = (init: ResponseInit = {}) => new Response('the fresh Kyoto', { headers: SITE_HEADERS, ...init })

describe('a page that is cached', () => {
  it('is served from the network when the network responds well and in time', async () => {
    expect(await textOf(visit(KYOTO, fresh(), await createDeviceWithKyoto()))).toBe('the fresh Kyoto')
  })

  it.each([
    ['is offline', 'offline'],
    ['resolves to a network error', Response.error()],
    ['hangs', 'hanging'],
    ['stops in the middle of the page', new Response(new ReadableStream(), { headers: SITE_HEADERS })],
    ['returns 502', new Response('bad gateway', { status: 502, headers: SITE_HEADERS })],
    ['is a captive portal', new Response('log in')],
    ['redirects to another site', Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })],
  ] as const)('is served from the cache when the network %s', async (_what, network) => {
    expect(await textOf(visit(KYOTO, network as Network, await createDeviceWithKyoto()))).toBe(
      'the cached Kyoto',
    )
  })

  it('is found under every spelling of its path and with any query', async () => {
    const caches = await createDeviceWithKyoto()
    for (const path of ['/Destinations/japan/kyoto/', '//destinations//japan/kyoto', `${KYOTO}?utm_source=x`])
      expect([path, await textOf(visit(`${ORIGIN}${path}`, 'offline', caches))]).toEqual([
        path,
        'the cached Kyoto',
      ])
  })

  it('is not served when the site responds that it was removed', async () => {
    const response = new Response('no such page', { status: 404, headers: SITE_HEADERS })
    expect((await visit(KYOTO, response, await createDeviceWithKyoto())).status).toBe(404)
  })

  it('follows a redirect within the site', async () => {
    const moved = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    const followed = Object.defineProperty(fresh(), 'url', {
      value: `${ORIGIN}/destinations/japan/kyoto-city`,
    })
    const response = await visit(KYOTO, moved, await createDeviceWithKyoto(), followed)
    expect(response.headers.get('location')).toBe(`${ORIGIN}/destinations/japan/kyoto-city`)
  })
})

describe('a page of an incomplete guide', () => {
  const STYLE = '/assets/main-1.css'
  async function createDeviceWithPartialGuide(...files: readonly string[]): Promise<DeviceCaches> {
    const caches = await createDeviceWithKyoto()
    const [manifest] = (await readOfflineGuides(caches)).map((guide) => guide.manifest)
    if (manifest === undefined) throw new Error('there is no guide')
    const cache = await caches.open(cacheNameOf(manifest))
    await writeGuideRecord(cache, { manifest, downloadedAt: null })
    await cache.put(KYOTO, new Response(`<link rel="stylesheet" href="${STYLE}">Kyoto`))
    for (const file of files) await cache.put(file, new Response('h1 {}'))
    return caches
  }

  it('is served when its styles are cached', async () => {
    expect(await textOf(visit(KYOTO, 'hanging', await createDeviceWithPartialGuide(STYLE)))).toContain(
      'Kyoto',
    )
  })

  it('is left to the network while its styles are missing', async () => {
    expect((await visit(KYOTO, 'offline', await createDeviceWithPartialGuide())).type).toBe('error')
    expect(await textOf(visit(KYOTO, fresh(), await createDeviceWithPartialGuide()))).toBe('the fresh Kyoto')
  })
})

describe('a page that is not cached', () => {
  const OFFLINE = '<main><ul class="kept"></ul></main>'
  async function createDeviceWithShell(): Promise<DeviceCaches> {
    const caches = await createDeviceWithKyoto()
    await (await caches.open('fernway-shell:one')).put('/pocket/offline', new Response(OFFLINE))
    return caches
  }

  it('passes the network response through, including errors', async () => {
    const response = new Response('bad gateway', { status: 502 })
    expect((await visit('/places', response, await createDeviceWithShell())).status).toBe(502)
  })

  // Firefox resolves a failed navigation preload with an error response, other browsers reject it.
  it.each([
    ['rejects', 'offline'],
    ['resolves to a network error', Response.error()],
  ] as const)(
    'shows the fallback page with escaped guide names when the network %s',
    async (_what, network) => {
      expect(await textOf(visit('/places', network, await createDeviceWithShell()))).toBe(
        `<main><ul class="kept"><li><a href="${KYOTO}">Kyoto &lt;b></a></li></ul></main>`,
      )
    },
  )

  it('is a network error when the fallback page is not cached', async () => {
    expect((await visit('/places', 'offline', createDeviceCaches())).type).toBe('error')
  })

  it('redirects a search to the offline search only when the site does not respond', async () => {
    const caches = await createDeviceWithShell()
    for (const network of [
      'offline',
      'hanging',
      new Response('', { status: 502, headers: SITE_HEADERS }),
    ] as const) {
      const response = await visit('/search?q=to%20fu', network, caches)
      expect(response.headers.get('location')).toBe(`${ORIGIN}/pocket?q=to%20fu`)
    }
    expect(await textOf(visit('/search?q=tofu', fresh(), caches))).toBe('the fresh Kyoto')
    expect(await textOf(visit('/search', 'offline', caches))).toContain('class="kept"')
    const empty = createDeviceCaches()
    await (await empty.open('fernway-shell:one')).put('/pocket/offline', new Response(OFFLINE))
    expect(await textOf(visit('/search?q=tofu', 'offline', empty))).toBe(OFFLINE)
  })
})
