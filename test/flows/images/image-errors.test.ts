import { describe, expect, it } from 'vitest'
import { expectImageError } from '#test/support/worker/images/expect-image-refusal.ts'
import {
  avifClaiming,
  gifClaiming,
  jpegClaiming,
  makePng,
  pngClaiming,
  webpClaiming,
} from '#test/support/worker/images/image-files.ts'
import { createImageSite, imagePath, uniqueImageUrl } from '#test/support/worker/images/image-site.ts'

const textFile = (text: string): Uint8Array => new TextEncoder().encode(text)

async function expectFileRefused(
  file: BodyInit,
  status: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const site = createImageSite()
  const address = uniqueImageUrl()
  site.serve(address, () => new Response(file, { headers }))
  await expectImageError(await site.visitor().get(imagePath(address)), status)
}

describe('image requests', () => {
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
  ])('%s is rejected without a fetch', async (path) => {
    const site = createImageSite()
    await expectImageError(await site.visitor().get(path), 400)
    expect(site.originRequests).toEqual([])
  })

  it('a request without url gets the error of the framework', async () => {
    const response = await createImageSite().visitor().get('/_image')
    expect(await response.text()).toBe('"url" parameter is required')
  })
})

describe('file types by content', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['SVG', svg],
    ['SVG behind a comment', `<!-- GIF89a -->${svg}`],
    ['XML', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['text', 'SECRET'],
    ['nothing', ''],
  ])('%s is rejected although its server declares an image', async (_name, text) => {
    await expectFileRefused(textFile(text), 415, { 'content-type': 'image/png' })
  })

  it('ICO is rejected', () => expectFileRefused(Uint8Array.of(0, 0, 1, 0, 1, 0, 16, 16, 0, 0), 415))

  it.each([
    ['a PNG that is only its header', pngClaiming(100, 100)],
    ['a JPEG that is only its header', jpegClaiming(100, 100)],
    [
      'noise after a PNG signature',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4),
    ],
  ])('%s is rejected and not passed through', (_name, file) => expectFileRefused(file, 415))

  it.each([
    ['PNG', pngClaiming(50_000, 50_000)],
    ['PNG of one row', pngClaiming(12_001, 1)],
    ['JPEG', jpegClaiming(60_000, 60_000)],
    ['GIF', gifClaiming(65_535, 65_535)],
    ['GIF whose frame is larger than its canvas', gifClaiming(10, 10, { width: 60_000, height: 60_000 })],
    ['WebP', webpClaiming(16_000, 16_000)],
    ['WebP whose frame is larger than its header', webpClaiming(10, 10, { width: 16_000, height: 16_000 })],
    ['AVIF', avifClaiming([40_000, 40_000])],
    ['AVIF with a large second item', avifClaiming([10, 10], [40_000, 40_000])],
  ])('a %s with too many pixels is rejected before it is decoded', (_name, file) =>
    expectFileRefused(file, 413),
  )

  it('a valid image with the content type of another format is served', async () => {
    const site = createImageSite()
    const address = uniqueImageUrl()
    const file = await makePng(20, 20)
    site.serve(address, () => new Response(file, { headers: { 'content-type': 'text/html' } }))
    expect((await site.visitor().get(imagePath(address))).headers.get('content-type')).toBe('image/png')
  })
})
