import { describe, expect, it } from 'vitest'
import { readImageHeader } from '#src/images/rules/image-header.ts'
import {
  BROWSER_ACCEPT,
  createImageSite,
  imagePath,
  responseBytes,
  serveImage,
} from '#test/support/worker/images/image-site.ts'

describe('image response', () => {
  it.each([
    [BROWSER_ACCEPT, 640, 'image/avif'],
    ['image/webp', 640, 'image/webp'],
    ['*/*', 640, 'image/jpeg'],
    ['image/avif', 640, 'image/avif'],
    [BROWSER_ACCEPT, 1920, 'image/webp'],
  ])('an image for %s at %d is %s, also by its content', async (accept, width, type) => {
    const { site, address } = await serveImage(2400, 40)
    const response = await site.visitor().get(imagePath(address, width), { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(readImageHeader(await responseBytes(response))).toMatchObject({ type, width })
  })

  it('an image is never enlarged, and a tall one is WebP where AVIF would be too tall', async () => {
    const { site, address } = await serveImage(300, 1500)
    const response = await site.visitor().get(imagePath(address, 3840), { accept: BROWSER_ACCEPT })
    expect(readImageHeader(await responseBytes(response))).toMatchObject({ width: 300, height: 1500 })
    const small = await site.visitor().get(imagePath(address, 640), { accept: BROWSER_ACCEPT })
    expect(small.headers.get('content-type')).toBe('image/webp')
  })

  it('a transparent image stays PNG for browsers without WebP and AVIF', async () => {
    const { site, address } = await serveImage(100, 100, 'image/png')
    const response = await site.visitor().get(imagePath(address, 64), { accept: 'image/png' })
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  it('the response has the headers of R5.7 and none of its origin', async () => {
    const { site, address } = await serveImage()
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

  it('a matching ETag returns 304, and HEAD returns the same as GET without a body', async () => {
    const { site, address } = await serveImage()
    const visitor = site.visitor()
    const first = await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT })
    const etag = first.headers.get('etag') ?? ''
    const again = await visitor.get(imagePath(address), { accept: BROWSER_ACCEPT, 'if-none-match': etag })
    expect([again.status, (await responseBytes(again)).byteLength]).toEqual([304, 0])
    const head = await visitor.send('HEAD', imagePath(address), { accept: BROWSER_ACCEPT })
    expect([head.status, head.headers.get('etag'), (await responseBytes(head)).byteLength]).toEqual([
      200,
      etag,
      0,
    ])
  })

  it('the origin gets no visitor data and none of the request parameters', async () => {
    const { site, address } = await serveImage()
    await site.visitor().get(`${imagePath(address)}&token=VISITOR`, {
      accept: BROWSER_ACCEPT,
      cookie: 'session=VISITOR',
      authorization: 'Bearer VISITOR',
      referer: 'https://fernway.test/VISITOR',
      'cf-connecting-ip': '203.0.113.9',
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'VISITOR',
    })
    const [request] = site.originRequests
    expect(request?.url).toBe(address)
    expect([...(request?.headers.keys() ?? [])].sort()).toEqual(['accept', 'accept-encoding', 'user-agent'])
    expect(JSON.stringify([...(request?.headers ?? [])])).not.toMatch(/VISITOR|203\.0/)
  })

  it('a local image is read from the public folder, and its Exif orientation is applied and removed', async () => {
    const site = createImageSite()
    const response = await site
      .visitor()
      .get(imagePath('/images/prints/morocco.jpg', 384), { accept: 'image/jpeg' })
    const file = await responseBytes(response)
    expect(readImageHeader(file)).toMatchObject({ width: 384, height: 256 })
    expect(new TextDecoder('latin1').decode(file)).not.toContain('Exif')
    const missing = await site.visitor().get(imagePath('/images/prints/nowhere.jpg'))
    expect(missing.status).toBe(404)
  })

  it('an animated image is served as its first frame', async () => {
    const site = createImageSite()
    const response = await site
      .visitor()
      .get(imagePath('/images/prints/iceland.gif', 384), { accept: 'image/webp' })
    const file = await responseBytes(response)
    expect(readImageHeader(file)).toMatchObject({ type: 'image/webp', width: 384 })
    expect(new TextDecoder('latin1').decode(file)).not.toContain('ANIM')
  })
})
