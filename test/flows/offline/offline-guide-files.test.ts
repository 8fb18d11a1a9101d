import { describe, expect, it } from 'vitest'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import { bytesOf, type GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import type { OfflineSearchIndex } from '#isomorphic/offline/offline-search-index.ts'
import { SUGGESTED_GUIDES } from '#src/offline/rules/suggested-guides.ts'
import { anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const listOf = async (path: string): Promise<GuideManifest> =>
  (await (await fetchSite(`/pocket/guides${path}.json`)).json()) as GuideManifest

const JAPAN = '/destinations/japan'

describe('what a guide needs without a network', () => {
  it('is every page of a country, all that they show, its search and the pocket itself, with the bytes of each', async () => {
    const list = await listOf(JAPAN)
    expect(list).toMatchObject({ path: JAPAN, name: 'Japan', kind: 'country' })
    const page = await (await fetchSite(JAPAN)).text()
    const below = [...page.matchAll(/href="(\/destinations\/japan\/[a-z0-9/-]+)"/g)].map(([, path]) => path)
    expect(list.pages).toEqual(expect.arrayContaining([...new Set(below)]))
    const weights = new Map(list.files)
    for (const path of list.pages) {
      const html = await (await fetchSite(path)).text()
      expect(weights.get(path)).toBe(new TextEncoder().encode(html).byteLength)
      const shown = findSubresources(html).filter((address) => /^\/(?:posters|destinations)\//.test(address))
      expect([path, shown.filter((address) => !weights.has(address))]).toEqual([path, []])
    }
    expect([...weights.keys()]).toEqual(
      expect.arrayContaining(['/pocket', `/pocket/search${JAPAN}.json`, `${JAPAN}/kyoto.gpx`]),
    )
  })

  it('is of answers that everybody is given alike, and that may be kept', async () => {
    const { files } = await listOf('/destinations/tuvalu')
    // The mark comes from the build, without asking the worker.
    for (const [address, bytes] of files.filter(([each]) => each !== '/favicon.svg')) {
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

  it('brings what a city lies in, and the places that a story speaks of', async () => {
    expect((await listOf(`${JAPAN}/kyoto`)).pages).toEqual(expect.arrayContaining([`${JAPAN}/kyoto`, JAPAN]))
    const { path, pages } = await listOf('/articles/overland-track')
    expect(pages[0]).toBe(path)
    expect(pages.length).toBeGreaterThan(1)
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
  ])('is nothing for %s', async (path) => {
    expect((await fetchSite(`/pocket/guides${path}.json`)).status).toBe(404)
    expect((await fetchSite(`/pocket/search${path}.json`)).status).toBe(404)
  })

  it.each(['assets=error', 'render=throw'])('is listed whole or not at all (%s)', async (fault) => {
    const response = await fetchSite('/pocket/guides/destinations/chile.json', {
      headers: { 'x-fault': fault },
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is searched by names in many languages and by its text', async () => {
    const response = await fetchSite(`/pocket/search${JAPAN}.json`)
    const { documents } = (await response.json()) as OfflineSearchIndex
    const [japan] = documents
    expect(japan?.path).toBe(JAPAN)
    expect(japan?.terms).toEqual(expect.arrayContaining(['japan', '日本']))
    expect(documents.some(({ text }) => /\btofu\b/.test(text))).toBe(true)
  })
})

describe('the alert of the day', () => {
  const SETTINGS = { get: async () => JSON.stringify({ text: 'Storm in Fiji' }) } as unknown as KVNamespace

  it('is in no page that is kept for longer', async () => {
    const site = await createAccountSite({ SETTINGS })
    const textOf = async (headers: Record<string, string>) =>
      (await anonymousVisitor(site).send('GET', '/places', headers)).text()
    expect(await textOf({})).toContain('Storm in Fiji')
    expect(await textOf({ 'fernway-keeping': '1' })).not.toContain('Storm in Fiji')
  })
})

describe('the service worker', () => {
  it('is asked for anew each time, may ask this site alone, and carries the build', async () => {
    const response = await fetchSite('/service-worker.js')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    const script = await response.text()
    expect(script).not.toContain('__FERNWAY_BUILD__')
    expect(script).not.toContain('unregister')
  })

  it('leaves every browser by one setting, and nothing is offered any more', async () => {
    const off = anonymousVisitor(await createAccountSite({ POCKET: 'off' }))
    expect(await (await off.get('/service-worker.js')).text()).toContain('unregister')
    expect((await off.get(`/pocket/guides${JAPAN}.json`)).status).toBe(404)
    expect(await (await off.get('/places')).text()).toMatch(/<html[^>]* data-no-pocket=""/)
    expect(await (await fetchSite('/about')).text()).not.toContain('data-no-pocket')
  })

  it('keeps unasked no more than one page of 60 KB', async () => {
    const page = await (await fetchSite('/pocket/offline')).text()
    expect(page).toContain('<ul class="kept"></ul>')
    expect(page).toContain('<a class="again" href="/">')
    expect(page.length).toBeLessThan(10_000)
    expect(
      findSubresources(page).filter((address) => !/^\/assets\/.*\.css$/.test(address)).length,
    ).toBeLessThan(2)
  })
})

describe('an empty pocket', () => {
  it('is shown with guides that there are, and a country weighs what the page says of countries', async () => {
    const html = await (await fetchSite('/pocket')).text()
    for (const path of SUGGESTED_GUIDES) {
      expect(html).toContain(`data-pocket="${path}"`)
      const megabytes = bytesOf(await listOf(path)) / 1e6
      expect([path, megabytes > 1.8 && megabytes < 3.6]).toEqual([path, true])
    }
  })

  it('is a page without them when places cannot be read', async () => {
    const response = await fetchSite('/pocket', { headers: { 'x-fault': 'assets=error' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('How a guide gets in here')
  })
})
