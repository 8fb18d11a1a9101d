import { describe, expect, it } from 'vitest'
import { expectImageError } from '#test/support/worker/images/expect-image-refusal.ts'
import { makePng, pngClaiming } from '#test/support/worker/images/image-files.ts'
import {
  createImageSite,
  endlessBody,
  type ImageSite,
  imagePath,
  ORIGIN,
  uniqueImageUrl,
} from '#test/support/worker/images/image-site.ts'

const MEGABYTE = new Uint8Array(1_000_000)
const HANG = () => new Promise<Response>(() => {})

async function askOnce(site: ImageSite, address: string): Promise<Response> {
  return site.visitor().get(imagePath(address))
}

describe('image size', () => {
  it('a Content-Length above 20 MB is rejected before the body is read', async () => {
    const site = createImageSite()
    const address = uniqueImageUrl()
    let isCancelled = false
    const body = endlessBody(pngClaiming(9, 9), MEGABYTE, () => {
      isCancelled = true
    })
    site.serve(address, () => new Response(body, { headers: { 'content-length': '20000001' } }))
    await expectImageError(await askOnce(site, address), 413)
    expect(isCancelled).toBe(true)
  })

  it('an endless body is cut at 20 MB', async () => {
    const site = createImageSite()
    const address = uniqueImageUrl()
    let pieces = 0
    const body = new ReadableStream({
      pull(controller) {
        pieces += 1
        controller.enqueue(pieces === 1 ? pngClaiming(9, 9) : MEGABYTE.slice())
      },
    })
    site.serve(address, () => new Response(body))
    await expectImageError(await askOnce(site, address), 413)
    expect(pieces).toBeLessThan(64)
  })

  it('many endless bodies share the available memory', async () => {
    const site = createImageSite()
    const addresses = Array.from({ length: 12 }, uniqueImageUrl)
    const slowly = () =>
      new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 5))
          controller.enqueue(MEGABYTE.slice())
        },
      })
    for (const address of addresses) site.serve(address, () => new Response(slowly()))
    const statuses = await Promise.all(
      addresses.map(async (address) => (await askOnce(site, address)).status),
    )
    expect(statuses.every((status) => status === 413 || status === 503)).toBe(true)
    expect(statuses).toContain(503)
  })
})

describe('image origins', () => {
  it.each([
    [404, 404],
    [403, 404],
    [410, 404],
    [401, 502],
    [429, 502],
    [500, 502],
    [503, 502],
    [204, 502],
    [206, 502],
    [304, 502],
  ])('status %d of the origin becomes %d, without its message', async (there, here) => {
    const site = createImageSite()
    const address = uniqueImageUrl()
    site.serve(address, () => new Response([204, 304].includes(there) ? null : 'SECRET', { status: there }))
    await expectImageError(await askOnce(site, address), here)
  })

  it('a connection reset before or within the body returns 502', async () => {
    const site = createImageSite()
    const [before, within] = [uniqueImageUrl(), uniqueImageUrl()]
    site.serve(before, () => Promise.reject(new TypeError('SECRET: connection reset')))
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('SECRET: reset')),
    })
    site.serve(within, () => new Response(broken))
    await expectImageError(await askOnce(site, before), 502)
    await expectImageError(await askOnce(site, within), 502)
  })

  it('three redirects within the allowed origins are followed, and a fourth is not', async () => {
    const site = createImageSite()
    const file = await makePng(20, 20)
    const run = crypto.randomUUID()
    const hop = (index: number): string =>
      index % 2 === 0 ? `${ORIGIN}/${run}/${index}` : `https://other.example:8443/${run}/${index}`
    for (const index of [0, 1, 2, 3])
      site.serve(hop(index), () => new Response(null, { status: 302, headers: { location: hop(index + 1) } }))
    site.serve(hop(4), () => new Response(file))
    expect((await askOnce(site, hop(1))).status).toBe(200)
    await expectImageError(await askOnce(site, hop(0)), 502)
  })

  it.each([
    'http://127.0.0.1/',
    'http://localhost:8787/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://10.0.0.1/a.jpg',
    'http://pictures.example/a.jpg',
    'https://evil.example/a.jpg',
    'https://user@pictures.example/a.jpg',
    '//evil.example/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://fernway.test/_image?url=x',
    'https://pictures.example/_image?url=x',
    'https://',
    '',
  ])('a redirect to "%s" is not followed', async (location) => {
    const site = createImageSite()
    const address = uniqueImageUrl()
    site.serve(address, () => new Response('SECRET', { status: 301, headers: { location } }))
    await expectImageError(await askOnce(site, address), 502)
    expect(site.originRequests).toHaveLength(1)
  })

  it('a redirect without Location is rejected, and a relative one is followed', async () => {
    const site = createImageSite()
    const file = await makePng(20, 20)
    const [nowhere, relative] = [uniqueImageUrl(), uniqueImageUrl()]
    site.serve(nowhere, () => new Response(null, { status: 302 }))
    site.serve(relative, () => new Response(null, { status: 307, headers: { location: '/kept/a.png' } }))
    site.serve(`${ORIGIN}/kept/a.png`, () => new Response(file))
    await expectImageError(await askOnce(site, nowhere), 502)
    expect((await askOnce(site, relative)).status).toBe(200)
  })

  it('origins that hang, drip, or hang after a redirect return 504 after seven seconds, while others are served', async () => {
    const site = createImageSite()
    const [hanging, dripping, redirecting] = [uniqueImageUrl(), uniqueImageUrl(), uniqueImageUrl()]
    site.serve(hanging, HANG)
    const drip = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        controller.enqueue(Uint8Array.of(0))
      },
    })
    site.serve(dripping, () => new Response(drip))
    site.serve(redirecting, () => new Response(null, { status: 302, headers: { location: hanging } }))
    const startMs = Date.now()
    const slow = [hanging, dripping, redirecting].map((address) => askOnce(site, address))
    const own = await site.visitor().get(imagePath('/images/prints/benin.jpg', 96))
    expect([own.status, Date.now() - startMs < 3000]).toEqual([200, true])
    for (const response of await Promise.all(slow)) await expectImageError(response, 504)
    expect(Date.now() - startMs).toBeLessThan(9000)
  })
})
