import { describe, expect, it } from 'vitest'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const ROME = '/destinations/italy/rome'
const ADDRESS = /\/plates\/rome-pantheon\.[0-9a-f]{6}\.svg/

const readPage = async (path: string): Promise<string> => (await fetchSite(path)).text()
const plateAddressOf = (html: string): string => ADDRESS.exec(html)?.[0] ?? ''

describe('plates of sights', () => {
  it('are loaded lazily, with size, alternative text and the name of the sight below', async () => {
    const html = await readPage(ROME)
    const image = new RegExp(`<img src="${plateAddressOf(html)}"[^>]*>`).exec(html)?.[0] ?? ''
    expect(image).toContain('width="420" height="280"')
    expect(image).toContain('loading="lazy"')
    expect(image).toContain('alt="The front of the Pantheon: a porch of eight columns')
    expect(html).toContain(`${image}<figcaption>Pantheon</figcaption>`)
  })

  it('have an alternative text in the language of the page, or state that it is English', async () => {
    const tag = /<img src="\/plates\/rome-pantheon[^>]*>/
    const german = tag.exec(await readPage(`/de${ROME}`))?.[0] ?? ''
    expect(german).toContain('alt="Die Vorderseite des Pantheons')
    expect(german).not.toContain('lang=')
    const czech = tag.exec(await readPage(`/cs${ROME}`))?.[0] ?? ''
    expect(/[áčďéěíňóřšťúůýž]/.test(czech)).toBe(!czech.includes('lang="en"'))
  })

  it('are cached for a year, and an unknown version redirects there without caching', async () => {
    const address = plateAddressOf(await readPage(ROME))
    const plate = await fetchSite(address)
    expect([plate.status, plate.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(plate.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plate.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const old = await fetchSite(address.replace(/\.[0-9a-f]{6}/, '.000000'))
    expect([old.status, old.headers.get('cache-control')]).toEqual([301, 'no-store'])
    expect(old.headers.get('location')).toBe(`${address}?moved`)
    const led = await fetchSite(`${address.replace(/\.[0-9a-f]{6}/, '.000000')}?moved`)
    expect([led.status, led.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await led.text()).toBe(await plate.text())
  })

  it.each([
    '/plates/atlantis-temple.0123ab.svg',
    '/plates/rome-pantheon.svg',
    '/plates/rome-pantheon.0123ab.png',
    '/plates/__proto__.0123ab.svg',
  ])('responds to %s with 404', async (path) => {
    expect((await fetchSite(path)).status).toBe(404)
  })

  it('are unavailable for a moment while static files cannot be read', async () => {
    const address = plateAddressOf(await readPage(ROME)).replace('rome-pantheon', 'rome-colosseum-and-forum')
    for (const fault of ['assets=error', 'assets=hang']) {
      const response = await fetchSite(address, { headers: { 'x-fault': fault } })
      expect([fault, response.status, response.headers.get('cache-control')]).toEqual([
        fault,
        503,
        'no-store',
      ])
    }
  })

  it('are part of the offline guide of their place', async () => {
    const address = plateAddressOf(await readPage(ROME))
    expect(findSubresources(await readPage(ROME))).toContain(address)
    const manifest = (await (await fetchSite(`/pocket/guides${ROME}.json`)).json()) as GuideManifest
    expect(manifest.files.map(([file]) => file)).toContain(address)
  })
})
