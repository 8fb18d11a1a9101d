import { describe, expect, it } from 'vitest'
import {
  bytesOf,
  createImageSite,
  endlessBody,
  freshAddress,
  type ImageSite,
  imagePath,
  ORIGIN,
} from '#test/support/worker/image-site.ts'
import {
  avifClaiming,
  gifClaiming,
  jpegClaiming,
  makePng,
  pngClaiming,
  webpClaiming,
} from '#test/support/worker/picture-files.ts'

const textFile = (text: string): Uint8Array => new TextEncoder().encode(text)
const MEGABYTE = new Uint8Array(1_000_000)
const HANG = () => new Promise<Response>(() => {})

/** What every refusal looks like (quality R5.1, R5.7, R5.8). */
async function expectRefusal(response: Response, status: number): Promise<string> {
  const body = await bytesOf(response)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(body.byteLength).toBeLessThanOrEqual(200)
  const text = new TextDecoder().decode(body)
  expect(text).not.toContain('SECRET')
  return text
}

async function expectFileRefused(
  file: BodyInit,
  status: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const site = createImageSite()
  const address = freshAddress()
  site.serve(address, () => new Response(file, { headers }))
  await expectRefusal(await site.visitor().get(imagePath(address)), status)
}

async function askOnce(site: ImageSite, address: string): Promise<Response> {
  return site.visitor().get(imagePath(address))
}

describe('requests', () => {
  it.each([
    '/_image',
    '/_image?w=640&q=75',
    imagePath('/images/prints/benin.jpg', 641),
    imagePath('/images/prints/benin.jpg', 0),
    imagePath('/images/prints/benin.jpg', 640, 101),
    imagePath('http://169.254.169.254/'),
    imagePath('http://localhost/'),
    imagePath('file:///etc/passwd'),
    imagePath('https://evil.example/a.jpg'),
    imagePath('/api/auth/profile'),
    imagePath('/_image?url=x'),
    `${imagePath('/images/prints/benin.jpg')}&url=x`,
    '/_image?url=%&w=640&q=75',
    '/_image?__proto__=1&constructor=2',
  ])('%s is refused and asks no origin', async (path) => {
    const site = createImageSite()
    await expectRefusal(await site.visitor().get(path), 400)
    expect(site.asked).toEqual([])
  })

  it('the answer to a request without url is that of the framework', async () => {
    const response = await createImageSite().visitor().get('/_image')
    expect(await response.text()).toBe('"url" parameter is required')
  })
})

describe('files by their bytes', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['SVG', svg],
    ['SVG behind a comment', `<!-- GIF89a -->${svg}`],
    ['XML', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['text', 'SECRET'],
    ['nothing', ''],
  ])('%s is refused though its server calls it a picture', async (_name, text) => {
    await expectFileRefused(textFile(text), 415, { 'content-type': 'image/png' })
  })

  it('ICO is refused', () => expectFileRefused(Uint8Array.of(0, 0, 1, 0, 1, 0, 16, 16, 0, 0), 415))

  it.each([
    ['a PNG that is only its header', pngClaiming(100, 100)],
    ['a JPEG that is only its header', jpegClaiming(100, 100)],
    ['noise after a PNG mark', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4)],
  ])('%s is refused and not passed through', (_name, file) => expectFileRefused(file, 415))

  it.each([
    ['PNG', pngClaiming(50_000, 50_000)],
    ['PNG of one line', pngClaiming(12_001, 1)],
    ['JPEG', jpegClaiming(60_000, 60_000)],
    ['GIF', gifClaiming(65_535, 65_535)],
    ['GIF whose frame is larger than its canvas', gifClaiming(10, 10, { width: 60_000, height: 60_000 })],
    ['WebP', webpClaiming(16_000, 16_000)],
    ['WebP whose frame is larger than it says', webpClaiming(10, 10, { width: 16_000, height: 16_000 })],
    ['AVIF', avifClaiming([40_000, 40_000])],
    ['AVIF with a large second item', avifClaiming([10, 10], [40_000, 40_000])],
  ])('a %s of too many pixels is refused before it is decoded', (_name, file) => expectFileRefused(file, 413))

  it('a real picture under the name of another type is shown', async () => {
    const site = createImageSite()
    const address = freshAddress()
    const file = await makePng(20, 20)
    site.serve(address, () => new Response(file, { headers: { 'content-type': 'text/html' } }))
    expect((await askOnce(site, address)).headers.get('content-type')).toBe('image/png')
  })
})

describe('size', () => {
  it('more than 20 MB by its own account is not read', async () => {
    const site = createImageSite()
    const address = freshAddress()
    let isCancelled = false
    const body = endlessBody(pngClaiming(9, 9), MEGABYTE, () => {
      isCancelled = true
    })
    site.serve(address, () => new Response(body, { headers: { 'content-length': '20000001' } }))
    await expectRefusal(await askOnce(site, address), 413)
    expect(isCancelled).toBe(true)
  })

  it('a body without end is cut at 20 MB', async () => {
    const site = createImageSite()
    const address = freshAddress()
    let pieces = 0
    const body = new ReadableStream({
      pull(controller) {
        pieces += 1
        controller.enqueue(pieces === 1 ? pngClaiming(9, 9) : MEGABYTE.slice())
      },
    })
    site.serve(address, () => new Response(body))
    await expectRefusal(await askOnce(site, address), 413)
    expect(pieces).toBeLessThan(64)
  })

  it('many bodies without end share the room that is left', async () => {
    const site = createImageSite()
    const addresses = Array.from({ length: 12 }, freshAddress)
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

describe('origins', () => {
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
  ])('%d there is %d here, without its words', async (there, here) => {
    const site = createImageSite()
    const address = freshAddress()
    site.serve(address, () => new Response([204, 304].includes(there) ? null : 'SECRET', { status: there }))
    await expectRefusal(await askOnce(site, address), here)
  })

  it('a reset before or within the body is 502', async () => {
    const site = createImageSite()
    const [before, within] = [freshAddress(), freshAddress()]
    site.serve(before, () => Promise.reject(new TypeError('SECRET: connection reset')))
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('SECRET: reset')),
    })
    site.serve(within, () => new Response(broken))
    await expectRefusal(await askOnce(site, before), 502)
    await expectRefusal(await askOnce(site, within), 502)
  })

  it('follows three redirects within the list, and not a fourth', async () => {
    const site = createImageSite()
    const file = await makePng(20, 20)
    const run = crypto.randomUUID()
    const hop = (index: number): string =>
      index % 2 === 0 ? `${ORIGIN}/${run}/${index}` : `https://other.example:8443/${run}/${index}`
    for (const index of [0, 1, 2, 3])
      site.serve(hop(index), () => new Response(null, { status: 302, headers: { location: hop(index + 1) } }))
    site.serve(hop(4), () => new Response(file))
    expect((await askOnce(site, hop(1))).status).toBe(200)
    await expectRefusal(await askOnce(site, hop(0)), 502)
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
    const address = freshAddress()
    site.serve(address, () => new Response('SECRET', { status: 301, headers: { location } }))
    await expectRefusal(await askOnce(site, address), 502)
    expect(site.asked).toHaveLength(1)
  })

  it('a redirect without a place is refused, and one by a relative path is followed', async () => {
    const site = createImageSite()
    const file = await makePng(20, 20)
    const [nowhere, relative] = [freshAddress(), freshAddress()]
    site.serve(nowhere, () => new Response(null, { status: 302 }))
    site.serve(relative, () => new Response(null, { status: 307, headers: { location: '/kept/a.png' } }))
    site.serve(`${ORIGIN}/kept/a.png`, () => new Response(file))
    await expectRefusal(await askOnce(site, nowhere), 502)
    expect((await askOnce(site, relative)).status).toBe(200)
  })

  it('answers 504 after seven seconds to those that hang, drip, or hang after a redirect, while others are served', async () => {
    const site = createImageSite()
    const [hanging, dripping, redirecting] = [freshAddress(), freshAddress(), freshAddress()]
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
    for (const response of await Promise.all(slow)) await expectRefusal(response, 504)
    expect(Date.now() - startMs).toBeLessThan(9000)
  }, 15_000)
})
