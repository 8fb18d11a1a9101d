import { describe, expect, it } from 'vitest'
import { readImageHeader } from '#src/domain/image-header.ts'
import { bindings } from '#test/support/worker/apply-sessions-migration.ts'
import {
  BROWSER_ACCEPT,
  bytesOf,
  createImageSite,
  freshAddress,
  imagePath,
} from '#test/support/worker/image-site.ts'
import { convertPicture, makePng } from '#test/support/worker/picture-files.ts'

const OWN = '/images/prints/benin.jpg'

async function servedPicture(width = 800, height = 600, format = 'image/jpeg') {
  const site = createImageSite()
  const address = freshAddress()
  const file = await convertPicture(await makePng(width, height), format)
  site.serve(address, () => new Response(file, { headers: { 'x-origin': 'SECRET', 'set-cookie': 'a=b' } }))
  return { site, address }
}

describe('a picture', () => {
  it.each([
    [BROWSER_ACCEPT, 640, 'image/avif'],
    ['image/webp', 640, 'image/webp'],
    ['*/*', 640, 'image/jpeg'],
    ['image/avif', 640, 'image/avif'],
    [BROWSER_ACCEPT, 1920, 'image/webp'],
  ])('for %s at %d is %s, by its bytes too', async (accept, width, type) => {
    const { site, address } = await servedPicture(2400, 40)
    const response = await site.visitor().get(imagePath(address, width), { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(readImageHeader(await bytesOf(response))).toMatchObject({ type, width })
  })

  it('is never enlarged, and a tall one is WebP where AVIF would be too tall', async () => {
    const { site, address } = await servedPicture(300, 1500)
    const response = await site.visitor().get(imagePath(address, 3840), { accept: BROWSER_ACCEPT })
    expect(readImageHeader(await bytesOf(response))).toMatchObject({ width: 300, height: 1500 })
    const small = await site.visitor().get(imagePath(address, 640), { accept: BROWSER_ACCEPT })
    expect(small.headers.get('content-type')).toBe('image/webp')
  })

  it('with parts to see through stays PNG for browsers that know neither WebP nor AVIF', async () => {
    const { site, address } = await servedPicture(100, 100, 'image/png')
    const response = await site.visitor().get(imagePath(address, 64), { accept: 'image/png' })
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  it('carries the headers of R5.7 and nothing of its origin', async () => {
    const { site, address } = await servedPicture()
    const { headers } = await site.visitor().get(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]+"$/)
    expect(Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])).toBeGreaterThanOrEqual(
      14_400,
    )
    expect(headers.get('x-origin')).toBeNull()
    expect(headers.getSetCookie()).toEqual([])
  })

  it('answers 304 to its own tag, and HEAD as GET without a body', async () => {
    const { site, address } = await servedPicture()
    const visitor = site.visitor()
    const first = await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    const etag = first.headers.get('etag') ?? ''
    const again = await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT, 'if-none-match': etag })
    expect([again.status, (await bytesOf(again)).byteLength]).toEqual([304, 0])
    const head = await visitor.send('HEAD', imagePath(address), { accept: BROWSER_ACCEPT })
    expect([head.status, head.headers.get('etag'), (await bytesOf(head)).byteLength]).toEqual([200, etag, 0])
  })

  it('sends nothing of the visitor to the origin, and no parameter of ours', async () => {
    const { site, address } = await servedPicture()
    await site.visitor().get(`${imagePath(address)}&token=VISITOR`, {
      accept: BROWSER_ACCEPT,
      cookie: 'session=VISITOR',
      authorization: 'Bearer VISITOR',
      referer: 'https://fernway.test/VISITOR',
      'cf-connecting-ip': '203.0.113.9',
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'VISITOR',
    })
    const [request] = site.asked
    expect(request?.url).toBe(address)
    expect([...(request?.headers.keys() ?? [])].sort()).toEqual(['accept', 'accept-encoding', 'user-agent'])
    expect(JSON.stringify([...(request?.headers ?? [])])).not.toMatch(/VISITOR|203\.0/)
  })

  it('of ours is read from the public folder; its Exif turn is applied and dropped', async () => {
    const site = createImageSite()
    const response = await site
      .visitor()
      .get(imagePath('/images/prints/morocco.jpg', 384), { accept: 'image/jpeg' })
    const file = await bytesOf(response)
    expect(readImageHeader(file)).toMatchObject({ width: 384, height: 256 })
    expect(new TextDecoder('latin1').decode(file)).not.toContain('Exif')
    const missing = await site.visitor().get(imagePath('/images/prints/nowhere.jpg'))
    expect(missing.status).toBe(404)
  })

  it('that moves is shown as its first frame', async () => {
    const site = createImageSite()
    const response = await site
      .visitor()
      .get(imagePath('/images/prints/iceland.gif', 384), { accept: 'image/webp' })
    const file = await bytesOf(response)
    expect(readImageHeader(file)).toMatchObject({ type: 'image/webp', width: 384 })
    expect(new TextDecoder('latin1').decode(file)).not.toContain('ANIM')
  })
})

describe('keeping', () => {
  it('warm pictures cause no fetch, in memory, at the edge, or in another width', async () => {
    const { site, address } = await servedPicture()
    const visitor = site.visitor()
    await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    const recalled = site.recall(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(recalled?.headers.get('server-timing')).toBe('cache;desc=isolate')
    const atEdge = await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(atEdge.headers.get('server-timing')).toBe('cache;desc=edge')
    await visitor.get(imagePath(address, 384), { accept: 'image/webp' })
    expect(site.asked).toHaveLength(1)
  })

  it('keeps formats apart', async () => {
    const { site, address } = await servedPicture()
    const visitor = site.visitor()
    await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    expect(site.recall(imagePath(address), { accept: '*/*' })).toBeNull()
    const plain = await visitor.get(imagePath(address), { accept: '*/*' })
    expect(plain.headers.get('content-type')).toBe('image/jpeg')
  })

  it('recalls nothing for a request that has a parameter twice, or none', async () => {
    const { site, address } = await servedPicture()
    await site.visitor().get(imagePath(address), { accept: '*/*' })
    expect(site.recall(imagePath(address))).not.toBeNull()
    expect(site.recall(`${imagePath(address)}&w=640`)).toBeNull()
    expect(site.recall(`${imagePath(address)}&url=x`)).toBeNull()
    expect(site.recall('/_image')).toBeNull()
    expect(site.recall('/')).toBeNull()
  })

  it('fetches once for thirty that wait, in several widths', async () => {
    const { site, address } = await servedPicture()
    const widths = [384, 640, 750]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        site.visitor().get(imagePath(address, widths[index % 3]), { accept: 'image/webp' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(site.asked).toHaveLength(1)
  })

  it('keeps no refusal: a picture that comes back is shown at once', async () => {
    const site = createImageSite()
    const address = freshAddress()
    expect((await site.visitor().get(imagePath(address))).status).toBe(404)
    const file = await makePng(20, 20)
    site.serve(address, () => new Response(file))
    expect((await site.visitor().get(imagePath(address))).status).toBe(200)
  })
})

/** The Images binding on a day when AVIF takes for ever. */
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

describe('the platform misbehaving', () => {
  it.each([
    [BROWSER_ACCEPT, 'image/webp'],
    ['image/avif', 'image/jpeg'],
  ])(
    'an AVIF that takes too long becomes another format for %s',
    async (accept, type) => {
      const { site, address } = await servedPicture()
      const response = await site.visitor({ IMAGES: slowAvif }).get(imagePath(address), { accept })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    },
    15_000,
  )

  it.each([
    ['images=error', 503],
    ['cache=error', 200],
    ['cache=hang', 200],
    ['cache=null', 200],
    ['images=null', 503],
  ])('%s answers %d', async (fault, status) => {
    const { site, address } = await servedPicture()
    const response = await site.visitor().get(imagePath(address), { 'x-fault': fault })
    expect(response.status).toBe(status)
    if (status === 503) expect(response.headers.get('retry-after')).not.toBeNull()
  })

  it.each(['assets=error', 'assets=hang'])('%s answers 503 for our own file, in time', async (fault) => {
    const response = await createImageSite().visitor().get(imagePath(OWN, 16), { 'x-fault': fault })
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
