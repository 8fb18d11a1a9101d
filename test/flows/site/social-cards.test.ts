import { describe, expect, it } from 'vitest'
import { drawCard } from '#art/card/draw-card.ts'
import { drawPoster } from '#art/draw-poster.ts'
import type { PosterTraits } from '#art/poster-traits.ts'
import packed from '#generated/catalogue-core.json'
import frontData from '#generated/catalogue-front.json'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { PackedCore } from '#src/catalogue/packed-core.ts'
import { unpackCore } from '#src/catalogue/unpack-core.ts'
import { sampleOf } from '#test/support/sample.ts'
import { ALL_FAULTS } from '#test/support/worker/all-faults.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { firstStory } from '#test/support/worker/first-story.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47]

async function cardOf(path: string, prefix = ''): Promise<string> {
  const html = await (await fetchSite(prefix + path)).text()
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(image.startsWith(`${WORKER_ORIGIN}${prefix}/cards/`), path).toBe(true)
  return image.slice(WORKER_ORIGIN.length)
}

/** Each card takes the renderer half a second. */
const SAMPLE_STEP = 12
/** What the renderer draws on a layer of its own. A layer larger than it can hold is all that has ever stopped it. */
const hasLayer = (svg: string): boolean =>
  /<\w+ [^>]*(?<= )(?:opacity|clip-path|mask|filter|style)="/.test(svg)
const drawCardOf = (traits: PosterTraits): string => drawCard(drawPoster(traits, '16x9', 'card'), 'Title')

/** The card of any version, which spares rendering the page that names the current one. */
const uncachedCardOf = (path: string): string => `/cards${path}.00000000000000.png?moved`

async function expectImage(address: string): Promise<Response> {
  const response = await fetchSite(address)
  expect([address, response.status, response.headers.get('content-type')]).toEqual([
    address,
    200,
    'image/png',
  ])
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 4)]).toEqual(PNG)
  const view = new DataView(bytes.buffer)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
  expect(bytes.byteLength).toBeLessThan(600_000)
  return response
}

async function expectCurrentImage(path: string): Promise<void> {
  const response = await expectImage(await cardOf(path))
  expect(response.headers.get('cache-control')).toContain('immutable')
}

describe('social card', () => {
  const pages = [
    '/',
    '/destinations/japan/kyoto',
    // Star trails: transparent dashed rings broke the renderer when each had a layer.
    '/destinations/chile',
    '/africa/places',
    '/articles/category/beaches',
    '/legal/privacy-policy',
  ]
  it.each(sampleOf(pages, 2))('the card of %s is a PNG of 1200 by 630', expectCurrentImage)

  const { items } = unpackCore(packed as unknown as PackedCore, frontData as unknown as FrontCatalogue)
  const scenes = Map.groupBy(items, ({ posterTraits }) => posterTraits.scene)
  const rendered = [...scenes].flatMap(([scene, [place]], index) =>
    place !== undefined && (index % SAMPLE_STEP === 0 || hasLayer(drawCardOf(place.posterTraits)))
      ? [[scene, place.path]]
      : [],
  )
  it.each(sampleOf(rendered))(
    'the card of a place with the scene %s is a PNG too: %s',
    async (_scene, path) => {
      await expectImage(uncachedCardOf(path))
    },
  )

  it('the card of a story is a PNG too', async () => expectCurrentImage(await firstStory()))

  const outdated = [
    '/places',
    '/best-in-travel?category=cities',
    '/articles?page=2',
    '/campaigns/offseason-travel',
    '/sitemaps',
    '/newsletter',
    '/do-not-sell-or-share-my-personal-information',
    '/destinations/tuvalu',
  ]
  it.each(sampleOf(outdated, 4))(
    'an outdated card address of %s redirects to the current one',
    async (path) => {
      const other = (await cardOf(path)).replace(/\.[0-9a-f]{14}\./, '.00000000000000.')
      const response = await fetchSite(other)
      expect([response.status, response.headers.get('location')]).toEqual([
        301,
        `${await cardOf(path)}?moved`,
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('the card of a page in a language has its title, and its address redirects within the language', async () => {
    const path = '/destinations/germany'
    const [own, english] = [await cardOf(path, '/de'), await cardOf(path)]
    expect(own).not.toBe(`/de${english}`)
    const response = await fetchSite(own)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    await response.arrayBuffer()
    const outdated = await fetchSite(`/de${english}`)
    expect([outdated.status, outdated.headers.get('location')]).toEqual([301, `${own}?moved`])
  })

  it('a card address of another version of the site is served, uncached', async () => {
    const other = (await cardOf('/places')).replace(/\.[0-9a-f]{14}\./, '.00000000000000.')
    const led = await fetchSite(`${other}?moved`)
    expect([led.status, led.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it.each([
    '/cards/atlantis.0123456789abcdef.png',
    '/cards/places.png',
    '/cards/search.0123456789abcdef.png',
  ])('%s returns 404', async (path) => {
    expect((await fetchSite(path)).status).toBe(404)
  })

  it('cards are drawn by every app of an isolate, also after requests whose bindings failed or hung', async () => {
    const path = await cardOf('/destinations/portugal')
    const bad = await Promise.all(
      ALL_FAULTS.flatMap((fault) => [`assets=${fault}`, `cache=${fault}`]).map(async (fault) => {
        const response = await fetchSite(path, { headers: { 'x-fault': fault } })
        await response.arrayBuffer()
        return response.status
      }),
    )
    expect(bad).not.toContain(500)
    for (const fault of ['', 'kv=error', 'd1=error', 'cache=error']) {
      const response = await fetchSite(path, fault === '' ? {} : { headers: { 'x-fault': fault } })
      expect([fault, response.status, response.headers.get('content-type')]).toEqual([
        fault,
        200,
        'image/png',
      ])
      await response.arrayBuffer()
    }
  })

  it('pages that should not be shared have no card', async () => {
    expect(await (await fetchSite('/search?q=x')).text()).not.toContain('og:image')
  })
})
