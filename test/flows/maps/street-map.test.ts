import { beforeAll, describe, expect, it } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import { callWorker } from '#test/support/worker/call-worker.ts'
import { type PmtilesOptions, pmtilesBytes } from '#test/support/worker/maps/pmtiles-bytes.ts'
import { type TileFeature, vectorTileBytes } from '#test/support/worker/maps/vector-tile-bytes.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const FILE = 'streets.pmtiles'
const ZOOM = 14
const PARIS = '/maps/streets/france/paris.svg'

const street = (name: string, y: number, kind = 'major_road'): TileFeature => ({
  points: [
    [0, y],
    [4096, y + 300],
  ],
  properties: { kind, name },
})
const lake: TileFeature = {
  isArea: true,
  points: [
    [100, 100],
    [900, 100],
    [900, 900],
    [100, 900],
  ],
  properties: { kind: 'lake' },
}

/** The same tile at every position around the Louvre. */
function tilesOfParis(bytes: Uint8Array): PmtilesOptions['tiles'] {
  const [left, top] = [8297, 5634]
  return [0, 1, 2, 3, 4].flatMap((x) => [0, 1, 2, 3].map((y) => ({ x: left + x, y: top + y, bytes })))
}

async function put(
  key: string,
  layers: Parameters<typeof vectorTileBytes>[0],
  options: Partial<PmtilesOptions> = {},
) {
  const tiles = tilesOfParis(vectorTileBytes(layers))
  await bindings.LIBRARY.put(key, await pmtilesBytes({ zoom: ZOOM, tiles, ...options }))
}

/** A request with an operator's file; nothing is cached, unless a test is about that. */
const request = (path: string, replaced: Partial<Bindings> = {}) =>
  callWorker(path, {}, { TILES: bindings.LIBRARY, MAP_TILES: FILE, PAGE_CACHE: 'off', ...replaced })

beforeAll(() => put(FILE, { roads: [street('Rue de Test', 1500)], water: [lake] }))

describe('the streets of a town from map tiles', () => {
  it('are drawn as an image with their names and the water', async () => {
    const response = await request(PARIS)
    const svg = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(svg).toContain('viewBox="0 0 760 700"')
    expect(svg).toMatch(/<path class="water" d="m/)
    expect(svg).toMatch(/<path class="edge major" d="m.*<path class="major" d="m/)
    expect(svg).toMatch(/<textPath href="#n0" startOffset="50%">Rue de Test<\/textPath>/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('allow their own style by its hash and nothing else', async () => {
    const response = await request(PARIS)
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; sandbox`,
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are read by ranges and never as a complete file', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(60_000))
    const far = { x: 9000, y: 9000, bytes: noise }
    const key = 'large.pmtiles'
    const tiles = [...tilesOfParis(vectorTileBytes({ roads: [street('Rue de Test', 1500)] })), far]
    await bindings.LIBRARY.put(key, await pmtilesBytes({ zoom: ZOOM, tiles }))
    const ranges: R2Range[] = []
    const watched = {
      get: (name: string, options: R2GetOptions) => {
        ranges.push(options.range as R2Range)
        return bindings.LIBRARY.get(name, options)
      },
    } as unknown as R2Bucket
    expect((await request(PARIS, { TILES: watched, MAP_TILES: key })).status).toBe(200)
    const bytes = ranges.reduce((sum, range) => sum + ('length' in range ? (range.length ?? 1e9) : 1e9), 0)
    expect(ranges.length).toBeLessThanOrEqual(18)
    expect(bytes).toBeLessThan(40_000)
  })

  it('are those of the new file once an operator has replaced it', async () => {
    const key = 'replaced.pmtiles'
    await put(key, { roads: [street('Old Street', 1500)] })
    expect(await (await request(PARIS, { MAP_TILES: key })).text()).toContain('Old Street')
    await put(key, { roads: [street('New Street', 1500), street('Another', 600)], water: [lake] })
    expect(await (await request(PARIS, { MAP_TILES: key })).text()).toContain('New Street')
  })

  it('credit the source that the file names, without its links', async () => {
    const attribution = '<a href="https://osm.example">&copy; OpenStreetMap contributors</a>'
    await put('credit.pmtiles', { roads: [street('Rue de Test', 1500)] }, { metadata: { attribution } })
    const svg = await (await request(PARIS, { MAP_TILES: 'credit.pmtiles' })).text()
    expect(svg).toContain('>© OpenStreetMap contributors</text>')
  })

  it('escape names of streets', async () => {
    await put('hostile.pmtiles', { roads: [street('</text><script>x', 1500)] })
    const svg = await (await request(PARIS, { MAP_TILES: 'hostile.pmtiles' })).text()
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;/text&#62;&#60;script&#62;x')
  })

  it('understand the layers of OpenMapTiles', async () => {
    const road: TileFeature = {
      points: [
        [0, 900],
        [4096, 1200],
      ],
      properties: { class: 'primary' },
    }
    await put('openmaptiles.pmtiles', {
      transportation: [road],
      transportation_name: [street('Main Street', 900)],
    })
    const svg = await (await request(PARIS, { MAP_TILES: 'openmaptiles.pmtiles' })).text()
    expect(svg).toContain('class="major"')
  })
})

describe('a town without such streets', () => {
  it.each<[string, string, Partial<Bindings>]>([
    ['no setting', PARIS, { MAP_TILES: '' }],
    ['no bucket', PARIS, { TILES: undefined as never }],
    ['no such file', PARIS, { MAP_TILES: 'nowhere.pmtiles' }],
    ['no tiles of the town', '/maps/streets/japan/kyoto.svg', {}],
    ['an unknown place', '/maps/streets/france/nowhere.svg', {}],
    ['the map of a country', '/maps/streets/france.svg', {}],
    ['a path of nothing', '/maps/streets/constructor.svg', {}],
  ])('is answered by 404 that is not stored: %s', async (_, path, replaced) => {
    const response = await request(path, replaced)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each([
    ['empty', new Uint8Array(0)],
    ['cut after its header', new Uint8Array(127).fill(7)],
    ['of other bytes', crypto.getRandomValues(new Uint8Array(20_000))],
  ])('is answered by 404 for a file that is %s', async (name, bytes) => {
    const key = `${name.replaceAll(' ', '-')}.pmtiles`
    await bindings.LIBRARY.put(key, bytes)
    expect((await request(PARIS, { MAP_TILES: key })).status).toBe(404)
  })

  it('is answered by 404 for a file of pictures, and of tiles that are no tiles', async () => {
    await put('raster.pmtiles', { roads: [street('Rue de Test', 1500)] }, { tileType: 2 })
    expect((await request(PARIS, { MAP_TILES: 'raster.pmtiles' })).status).toBe(404)
    const tiles = tilesOfParis(crypto.getRandomValues(new Uint8Array(5000)))
    await bindings.LIBRARY.put('noise.pmtiles', await pmtilesBytes({ zoom: ZOOM, tiles }))
    expect((await request(PARIS, { MAP_TILES: 'noise.pmtiles' })).status).toBe(404)
  })

  it('is answered by 404 while the bucket fails or hangs', async () => {
    const failing = { get: () => Promise.reject(new Error('down')) } as unknown as R2Bucket
    expect((await request(PARIS, { TILES: failing })).status).toBe(404)
    const hanging = { get: () => new Promise(() => undefined) } as unknown as R2Bucket
    expect((await request(PARIS, { TILES: hanging })).status).toBe(404)
  })
})

describe('the map of a guide', () => {
  const IMAGE = '<image href="/maps/streets/france/paris.svg"'

  it('has the streets over its own names, and below its sights', async () => {
    const html = await (await request('/destinations/france/paris')).text()
    const [own, image, sight] = ['map-mark-street', IMAGE, 'map-mark-sight'].map((text) => html.indexOf(text))
    expect(own).toBeGreaterThan(0)
    expect(image).toBeGreaterThan(own ?? 0)
    expect(sight).toBeGreaterThan(image ?? 0)
  })

  it('has none without the setting, and none on the map of a country', async () => {
    expect(await (await request('/destinations/france/paris', { MAP_TILES: '' })).text()).not.toContain(
      '<image',
    )
    expect(await (await request('/destinations/france')).text()).not.toContain('<image')
  })
})

// Last: a cached response answers every later request of this path.
describe('a drawn map', () => {
  it('is cached in the isolate and for a day in browsers', async () => {
    const cached = { PAGE_CACHE: 'on' as const }
    const first = await request(PARIS, cached)
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
    const again = await request(PARIS, cached)
    expect(again.headers.get('server-timing')).toContain('cache;desc=isolate')
  })
})
