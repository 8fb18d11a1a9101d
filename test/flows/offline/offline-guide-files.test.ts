import { describe, expect, it } from 'vitest'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import { bytesOf, type GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { DEVICE_PAGES } from '#isomorphic/offline/offline-names.ts'
import type { OfflineSearchIndex } from '#isomorphic/offline/offline-search-index.ts'
import { SUGGESTED_GUIDES } from '#src/offline/rules/suggested-guides.ts'
import { anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const fetchManifest = async (path: string): Promise<GuideManifest> =>
  (await (await fetchSite(`/pocket/guides${path}.json`)).json()) as GuideManifest

const JAPAN = '/destinations/japan'
const STORY = '/articles/games-for-the-wait'

describe('offline guide manifest', () => {
  it('lists every page of a country, their subresources, the search index and /pocket, with their sizes', async () => {
    const manifest = await fetchManifest(JAPAN)
    expect(manifest).toMatchObject({ path: JAPAN, name: 'Japan', kind: 'country' })
    const page = await (await fetchSite(JAPAN)).text()
    const linkedPaths = [...page.matchAll(/href="(\/destinations\/japan\/[a-z0-9/-]+)"/g)].map(
      ([, path]) => path,
    )
    expect(manifest.pages).toEqual(expect.arrayContaining([...new Set(linkedPaths)]))
    const sizes = new Map(manifest.files)
    for (const path of manifest.pages) {
      const html = await (await fetchSite(path)).text()
      expect(sizes.get(path)).toBe(new TextEncoder().encode(html).byteLength)
      const subresources = findSubresources(html).filter((address) =>
        /^\/(?:posters|destinations)\//.test(address),
      )
      expect([path, subresources.filter((address) => !sizes.has(address))]).toEqual([path, []])
    }
    expect([...sizes.keys()]).toEqual(
      expect.arrayContaining(['/pocket', `/pocket/search${JAPAN}.json`, `${JAPAN}/kyoto.gpx`]),
    )
  })

  it('lists only public responses without cookies', async () => {
    const { files } = await fetchManifest('/destinations/tuvalu')
    // Static files of the build, which the worker does not serve.
    const staticFiles = ['/favicon.svg', '/licences.txt', '/manifest.webmanifest']
    for (const [address, bytes] of files.filter(([each]) => !staticFiles.includes(each))) {
      const response = await fetchSite(address)
      const length = (await response.arrayBuffer()).byteLength
      expect([address, response.status, length]).toEqual([address, 200, bytes])
      expect([address, response.headers.get('cache-control')]).toEqual([
        address,
        expect.stringMatching(/^public/),
      ])
      expect([address, response.headers.has('set-cookie')]).toEqual([address, false])
    }
  })

  it('lists GPX and KML files and the pictures of phones and laptops', async () => {
    const addresses = new Map((await fetchManifest(JAPAN)).files)
    for (const address of [
      `${JAPAN}.gpx`,
      `${JAPAN}.kml`,
      `${JAPAN}/kyoto.kml`,
      '/favicon.svg',
      '/manifest.webmanifest',
    ])
      expect([address, addresses.has(address)]).toEqual([address, true])
    const story = await (await fetchSite(STORY)).text()
    const phonePicture = /srcSet="(\/posters\/[^"]+-print\.svg)"/i.exec(story)?.[1] ?? ''
    const storyFiles = (await fetchManifest(STORY)).files.map(([address]) => address)
    expect(storyFiles).toEqual(expect.arrayContaining([phonePicture, phonePicture.replace('1x1', 'hero')]))
  })

  it('a story brings itself and the names of its places, but not their guides', async () => {
    const manifest = await fetchManifest(STORY)
    expect(manifest.pages).toEqual([STORY])
    expect(manifest.files.filter(([address]) => address.startsWith('/destinations/'))).toEqual([])
    // Besides scripts, styles and fonts: the story, its pictures, and those of the menus and of `/pocket`.
    expect(bytesOf(manifest)).toBeLessThan(1_400_000)
    console.log(`${STORY}: ${manifest.files.length} files, ${bytesOf(manifest)} bytes`)
    const story = await (await fetchSite(STORY)).text()
    const place = /href="(\/destinations\/[a-z-]+)"/.exec(story.slice(story.indexOf('</h1>')))?.[1] ?? ''
    const { documents } = (await (
      await fetchSite(`/pocket/search${STORY}.json`)
    ).json()) as OfflineSearchIndex
    expect(documents.map(({ path }) => path)).toEqual([STORY])
    expect(documents[0]?.inside).toContain(place.slice('/destinations/'.length).replaceAll('-', ' '))
  })

  it('guides of places, and a guide of their own, contain the pages of what is on the device, as far as the site has them', async () => {
    for (const guide of ['/destinations/tuvalu', '/saves']) {
      const { files } = await fetchManifest(guide)
      for (const path of DEVICE_PAGES) {
        const response = await fetchSite(path)
        const isPublic = response.ok && response.headers.get('cache-control')?.startsWith('public') === true
        expect([path, files.some(([address]) => address === path)]).toEqual([path, isPublic])
      }
    }
  })

  it('includes the ancestors of a city', async () => {
    expect((await fetchManifest(`${JAPAN}/kyoto`)).pages).toEqual(
      expect.arrayContaining([`${JAPAN}/kyoto`, JAPAN]),
    )
  })

  it.each([
    '/destinations/atlantis',
    '/destinations/japan/nowhere',
    '/destinations/kyoto',
    '/articles/nothing',
    '/articles/category/beaches',
    '/profile/saves',
    '/places',
    '/__proto__',
    '/destinations/__proto__',
  ])('returns 404 for %s', async (path) => {
    expect((await fetchSite(`/pocket/guides${path}.json`)).status).toBe(404)
    expect((await fetchSite(`/pocket/search${path}.json`)).status).toBe(404)
  })

  it.each(['assets=error', 'render=throw'])(
    'returns 503 instead of an incomplete manifest (%s)',
    async (fault) => {
      const response = await fetchSite('/pocket/guides/destinations/chile.json', {
        headers: { 'x-fault': fault },
      })
      expect(response.status).toBe(503)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('has a search index with names in many languages and the text', async () => {
    const response = await fetchSite(`/pocket/search${JAPAN}.json`)
    const { documents } = (await response.json()) as OfflineSearchIndex
    const [japan] = documents
    expect(japan?.path).toBe(JAPAN)
    expect(japan?.terms).toEqual(expect.arrayContaining(['japan', '日本']))
    expect(documents.some(({ text }) => /\btofu\b/.test(text))).toBe(true)
  })
})

describe('alert banner', () => {
  const SETTINGS = { get: async () => JSON.stringify({ text: 'Storm in Fiji' }) } as unknown as KVNamespace

  it('is omitted from pages that are downloaded for offline use', async () => {
    const site = await createAccountSite({ SETTINGS })
    const textOf = async (headers: Record<string, string>) =>
      (await anonymousVisitor(site).send('GET', '/places', headers)).text()
    expect(await textOf({})).toContain('Storm in Fiji')
    expect(await textOf({ 'fernway-keeping': '1' })).not.toContain('Storm in Fiji')
  })
})

describe('service worker script', () => {
  it('is revalidated on each request, may connect to this site only, and contains the build', async () => {
    const response = await fetchSite('/service-worker.js')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    const script = await response.text()
    expect(script).not.toContain('__FERNWAY_BUILD__')
    expect(script).not.toContain('unregister')
  })

  it('is replaced by one that unregisters itself when the operator disables offline mode', async () => {
    const visitor = anonymousVisitor(await createAccountSite({ POCKET: 'off' }))
    expect(await (await visitor.get('/service-worker.js')).text()).toContain('unregister')
    expect((await visitor.get(`/pocket/guides${JAPAN}.json`)).status).toBe(404)
    expect(await (await visitor.get('/places')).text()).toMatch(/<html[^>]* data-no-pocket=""/)
    expect(await (await fetchSite('/about')).text()).not.toContain('data-no-pocket')
  })

  it('caches a single small page without a request of the visitor', async () => {
    const page = await (await fetchSite('/pocket/offline')).text()
    expect(page).toContain('<ul class="kept"></ul>')
    expect(page).toContain('<a class="again" href="/">')
    expect(page.length).toBeLessThan(10_000)
    expect(
      findSubresources(page).filter((address) => !/^\/assets\/.*\.css$/.test(address)).length,
    ).toBeLessThan(2)
  })
})

describe('offline guides page without downloads', () => {
  it('suggests guides that exist, of the size that the page states for a country', async () => {
    const html = await (await fetchSite('/pocket')).text()
    for (const path of SUGGESTED_GUIDES) {
      expect(html).toContain(`data-pocket="${path}"`)
      const megabytes = bytesOf(await fetchManifest(path)) / 1e6
      expect([path, megabytes > 2.4 && megabytes < 4.8]).toEqual([path, true])
    }
  })

  it('renders without suggestions when places cannot be read', async () => {
    const response = await fetchSite('/pocket', { headers: { 'x-fault': 'assets=error' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('How to download a guide')
  })
})
