import { describe, expect, it } from 'vitest'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { DEVICE_PAGES, manifestAddress, searchIndexAddress } from '#isomorphic/offline/offline-names.ts'
import type { OfflineSearchIndex } from '#isomorphic/offline/offline-search-index.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const KYOTO = '/destinations/japan/kyoto'
const GERMAN_KYOTO = `/de${KYOTO}`

const readJson = async <Value>(address: string): Promise<Value> =>
  (await (await fetchSite(address)).json()) as Value

describe('a guide that is downloaded in German', () => {
  it('has addresses of its own', () => {
    expect([manifestAddress(KYOTO), manifestAddress(GERMAN_KYOTO), searchIndexAddress('/de/saves')]).toEqual([
      `/pocket/guides${KYOTO}.json`,
      `/de/pocket/guides${KYOTO}.json`,
      '/de/pocket/search/saves.json',
    ])
  })

  it('consists of German pages, the German pages of the device and the facts in German', async () => {
    const manifest = await readJson<GuideManifest>(manifestAddress(GERMAN_KYOTO))
    expect([manifest.path, manifest.name]).toEqual([GERMAN_KYOTO, 'Kyoto'])
    expect(manifest.pages).toEqual(expect.arrayContaining([GERMAN_KYOTO, '/de/destinations/japan']))
    expect(manifest.pages.filter((path) => !path.startsWith('/de/'))).toEqual([])
    const addresses = new Map(manifest.files)
    expect([...addresses.keys()]).toEqual(
      expect.arrayContaining([
        '/de/pocket',
        ...DEVICE_PAGES.filter((path) => path !== '/trips/new').map((path) => `/de${path}`),
        '/de/where/facts.json',
        `/de/pocket/search${KYOTO}.json`,
      ]),
    )
    const html = await (await fetchSite(GERMAN_KYOTO)).text()
    expect(addresses.get(GERMAN_KYOTO)).toBe(new TextEncoder().encode(html).byteLength)
    const posters = findSubresources(html).filter((address) => address.startsWith('/posters/'))
    expect(posters.length).toBeGreaterThan(5)
    expect(posters.filter((address) => !addresses.has(address))).toEqual([])
  })

  it('is offered by the German page, and the English one by the English page', async () => {
    const guideOf = async (page: string) =>
      /data-pocket="([^"]*)"/.exec(await (await fetchSite(page)).text())?.[1]
    expect([await guideOf(GERMAN_KYOTO), await guideOf(KYOTO)]).toEqual([GERMAN_KYOTO, KYOTO])
  })

  it('is searched by German names, and leads to German pages', async () => {
    const { documents } = await readJson<OfflineSearchIndex>(
      searchIndexAddress('/de/destinations/south-africa/cape-town'),
    )
    const town = documents.find(({ path }) => path === '/de/destinations/south-africa/cape-town')
    expect(town).toMatchObject({ title: 'Kapstadt', caption: 'Stadt · Afrika › Südafrika' })
    expect(town?.terms).toEqual(expect.arrayContaining(['kapstadt', 'cape town']))
    expect(documents.filter(({ path }) => !path.startsWith('/de/'))).toEqual([])
  })
})

describe('the page that is shown for pages without a network', () => {
  it('leads to pages of its language', async () => {
    const html = await (await fetchSite('/fr/pocket/offline')).text()
    expect(html).toContain('<html lang="fr"')
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/fr',
      '/fr',
      '/fr/pocket',
    ])
  })
})
