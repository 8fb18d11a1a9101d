import { describe, expect, it, vi } from 'vitest'
import { makePng } from '#test/support/worker/images/image-files.ts'
import {
  BROWSER_ACCEPT,
  createImageSite,
  imagePath,
  serveImage,
  uniqueImageUrl,
} from '#test/support/worker/images/image-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const OWN = '/images/prints/benin.jpg'

describe('image caching', () => {
  it('a cached image causes no fetch: in memory, at the edge, or in another width', async () => {
    const { site, address } = await serveImage()
    const visitor = site.visitor()
    await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    const recalled = site.serveCached(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(recalled?.headers.get('server-timing')).toBe('cache;desc=isolate')
    const atEdge = await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(atEdge.headers.get('server-timing')).toBe('cache;desc=edge')
    await visitor.get(imagePath(address, 384), { accept: 'image/webp' })
    expect(site.originRequests).toHaveLength(1)
  })

  it('formats are cached separately', async () => {
    const { site, address } = await serveImage()
    const visitor = site.visitor()
    await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(site.serveCached(imagePath(address), { accept: '*/*' })).toBeNull()
    const plain = await visitor.get(imagePath(address), { accept: '*/*' })
    expect(plain.headers.get('content-type')).toBe('image/jpeg')
  })

  it('a request with a duplicated or missing parameter is not served from the cache', async () => {
    const { site, address } = await serveImage()
    await site.visitor().get(imagePath(address), { accept: '*/*' })
    expect(site.serveCached(imagePath(address))).not.toBeNull()
    expect(site.serveCached(`${imagePath(address)}&w=640`)).toBeNull()
    expect(site.serveCached(`${imagePath(address)}&url=x`)).toBeNull()
    expect(site.serveCached('/_image')).toBeNull()
    expect(site.serveCached('/')).toBeNull()
  })

  it('thirty concurrent requests in several widths cause one fetch', async () => {
    const { site, address } = await serveImage()
    const widths = [384, 640, 750]
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        site.visitor().get(imagePath(address, widths[index % 3]), { accept: 'image/webp' }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(site.originRequests).toHaveLength(1)
  })

  it('errors are not cached: a recovered image is served at once', async () => {
    const site = createImageSite()
    const address = uniqueImageUrl()
    expect((await site.visitor().get(imagePath(address))).status).toBe(404)
    const file = await makePng(20, 20)
    site.serve(address, () => new Response(file))
    expect((await site.visitor().get(imagePath(address))).status).toBe(200)
  })
})

/** An Images binding whose AVIF encoding never ends. */
const slowAvif: ImagesBinding = {
  ...bindings.IMAGES,
  input: (stream: ReadableStream<Uint8Array>) => {
    const real = bindings.IMAGES.input(stream)
    const handle: ImageTransformer = {
      transform: (options) => {
        real.transform(options)
        return handle
      },
      draw: () => handle,
      output: (options) => (options.format === 'image/avif' ? new Promise(() => {}) : real.output(options)),
    }
    return handle
  },
}

/** A file with so much data after the image that only two fit into memory at a time. */
async function heavyImage(): Promise<Uint8Array> {
  const heavy = new Uint8Array(15_000_000)
  heavy.set(await makePng(40, 40))
  return heavy
}

it('memory stays reserved until the encoder is done, and a request without memory gets 503 (R13.4)', async () => {
  const site = createImageSite()
  const file = await heavyImage()
  const ends: (() => void)[] = []
  const options: unknown[] = []
  const IMAGES = {
    input(stream: ReadableStream<Uint8Array>) {
      options.push(stream)
      const output = () => new Promise((_, reject) => ends.push(() => reject(new Error('over'))))
      return { transform: () => ({ output }) }
    },
  } as unknown as ImagesBinding
  const sendRequest = () => {
    const address = uniqueImageUrl()
    site.serve(address, () => new Response(file))
    return site.visitor({ IMAGES }).get(imagePath(address), { accept: 'image/webp' })
  }
  const first = [sendRequest(), sendRequest()]
  await vi.waitFor(() => expect(options).toHaveLength(2), { timeout: 20_000 })
  const refused = await sendRequest()
  expect([refused.status, options.length]).toEqual([503, 2])
  for (const end of ends.splice(0)) end()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([503, 503])
  const later = sendRequest()
  await vi.waitFor(() => expect(options).toHaveLength(3), { timeout: 20_000 })
  for (const end of ends.splice(0)) end()
  await later
}, 60_000)

describe.concurrent('platform faults', () => {
  it.each([
    [BROWSER_ACCEPT, 'image/webp'],
    ['image/avif', 'image/jpeg'],
  ])('a slow AVIF encoding falls back to another format for %s', async (accept, type) => {
    const { site, address } = await serveImage()
    const response = await site.visitor({ IMAGES: slowAvif }).get(imagePath(address), { accept })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  })

  it.each([
    ['images=error', 503],
    ['cache=error', 200],
    ['cache=hang', 200],
    ['cache=null', 200],
    ['images=null', 503],
  ])('%s returns %d', async (fault, status) => {
    const { site, address } = await serveImage()
    const response = await site.visitor().get(imagePath(address), { 'x-fault': fault })
    expect(response.status).toBe(status)
    if (status === 503) expect(response.headers.get('retry-after')).not.toBeNull()
  })

  it.each(['assets=error', 'assets=hang'])('%s returns 503 for a local file, in time', async (fault) => {
    const response = await createImageSite().visitor().get(imagePath(OWN, 16), { 'x-fault': fault })
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
