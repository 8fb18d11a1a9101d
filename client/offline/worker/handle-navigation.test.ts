import { describe, expect, it } from 'vitest'
import { cacheNameOf, readOfflineGuides, writeGuideRecord } from '#client/offline/offline-guides.ts'
import type { DeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import {
  CACHED_PATH,
  createDeviceWithKyoto,
  fresh,
  type Network,
  readText,
  SITE_HEADERS,
  VISITED_ORIGIN,
  visit,
} from '#test/support/worker/offline/visit-offline.ts'
import { findCachedFile } from './cached-responses.ts'

describe('a page that is cached', () => {
  it('is served from the network when the network responds well and in time', async () => {
    expect(await readText(visit(CACHED_PATH, fresh(), await createDeviceWithKyoto()))).toBe('the fresh Kyoto')
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
    expect(await readText(visit(CACHED_PATH, network as Network, await createDeviceWithKyoto()))).toBe(
      'the cached Kyoto',
    )
  })

  it('comes from the cache without speculation rules, which would be fetched over the same network', async () => {
    const caches = await createDeviceWithKyoto()
    const [guide] = await readOfflineGuides(caches)
    const cache = await caches.open(guide?.cacheName ?? '')
    await cache.put(
      CACHED_PATH,
      new Response('Kyoto', { headers: { 'speculation-rules': '"/a.json"', etag: 'b' } }),
    )
    const { headers } = await visit(CACHED_PATH, 'offline', caches)
    expect([headers.get('speculation-rules'), headers.get('etag')]).toEqual([null, 'b'])
  })

  it('is found under every spelling of its path and with any query', async () => {
    const caches = await createDeviceWithKyoto()
    for (const path of [
      '/Destinations/japan/kyoto/',
      '//destinations//japan/kyoto',
      `${CACHED_PATH}?utm_source=x`,
    ])
      expect([path, await readText(visit(`${VISITED_ORIGIN}${path}`, 'offline', caches))]).toEqual([
        path,
        'the cached Kyoto',
      ])
  })

  it('is not served when the site responds that it was removed', async () => {
    const response = new Response('no such page', { status: 404, headers: SITE_HEADERS })
    expect((await visit(CACHED_PATH, response, await createDeviceWithKyoto())).status).toBe(404)
  })

  it('follows a redirect within the site', async () => {
    const moved = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    const followed = Object.defineProperty(fresh(), 'url', {
      value: `${VISITED_ORIGIN}/destinations/japan/kyoto-city`,
    })
    const response = await visit(CACHED_PATH, moved, await createDeviceWithKyoto(), { followed })
    expect(response.headers.get('location')).toBe(`${VISITED_ORIGIN}/destinations/japan/kyoto-city`)
  })
})

describe('a device with caches that cannot be read', () => {
  it.each(['{', '{}', 'null', '{"manifest":{}}'])(
    'opens every page when the record of a guide is %s, and those of other guides offline',
    async (record) => {
      const caches = await createDeviceWithKyoto()
      const broken = await caches.open('fernway-guide:one:/destinations/chile')
      await broken.put('/pocket/kept.json', new Response(record))
      expect(await readText(visit('/places', fresh(), caches))).toBe('the fresh Kyoto')
      expect(await readText(visit(CACHED_PATH, 'offline', caches))).toBe('the cached Kyoto')
    },
  )

  it('gets pages and files from the network when Cache Storage fails', async () => {
    const fail = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'))
    const caches = { ...(await createDeviceWithKyoto()), keys: fail, match: fail }
    expect(await readText(visit(CACHED_PATH, fresh(), caches))).toBe('the fresh Kyoto')
    expect(await findCachedFile(caches, new URL('/posters/a.svg', VISITED_ORIGIN))).toBe(null)
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
    await cache.put(CACHED_PATH, new Response(`<link rel="stylesheet" href="${STYLE}">Kyoto`))
    for (const file of files) await cache.put(file, new Response('h1 {}'))
    return caches
  }

  it('is served when its styles are cached', async () => {
    expect(
      await readText(visit(CACHED_PATH, 'hanging', await createDeviceWithPartialGuide(STYLE))),
    ).toContain('Kyoto')
  })

  it('is left to the network while its styles are missing', async () => {
    expect((await visit(CACHED_PATH, 'offline', await createDeviceWithPartialGuide())).type).toBe('error')
    expect(await readText(visit(CACHED_PATH, fresh(), await createDeviceWithPartialGuide()))).toBe(
      'the fresh Kyoto',
    )
  })
})
