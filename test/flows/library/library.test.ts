import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import { SHOP_SECRET, saleMessage, sendWebhook } from '#test/support/worker/shop-webhook-sender.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'

const FILE = '/profile/library/range-test.epub'
const BYTES = Uint8Array.from({ length: 10_000 }, (_, index) => index % 251)

let site: SignInSite
let owner: Member
beforeAll(async () => {
  site = await createAccountSite({ WEBHOOK_SECRET: SHOP_SECRET })
  await bindings.LIBRARY.put('books/range-test.epub', BYTES)
  await bindings.LIBRARY.put('books/someone-elses.epub', BYTES)
  const subject = crypto.randomUUID()
  owner = await signInMember(site, subject)
  await sendWebhook(site, saleMessage({ subject }, 'range-test'))
})

const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer())

describe('e-library', () => {
  it('lists the owned eBooks with cover and size, uncached', async () => {
    const response = await owner.get('/profile/library')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('The book of range-test')
    expect(html).toContain('EPUB, 10 kB')
    expect(html).toContain('/posters/japan/kyoto.')
    expect(html).toContain(`href="${FILE}"`)
  })

  it('an empty library links to the shop', async () => {
    const html = await (await (await signInMember(site)).get('/profile/library')).text()
    expect(html).toContain('No eBooks yet')
    expect(html).toContain('https://shop.fernway.example')
  })

  it('reports a file that is not available yet', async () => {
    const subject = crypto.randomUUID()
    const buyer = await signInMember(site, subject)
    await sendWebhook(site, saleMessage({ subject }, 'not-yet-there'))
    expect(await (await buyer.get('/profile/library')).text()).toContain('On its way from the shop')
    expect((await buyer.get('/profile/library/not-yet-there.epub')).status).toBe(404)
  })

  it('requires a session, and returns 503 while the database is down', async () => {
    expect((await anonymousVisitor(site).get('/profile/library')).headers.get('location')).toBe(
      '/api/auth/login?returnTo=%2Fprofile%2Flibrary',
    )
    expect((await owner.get('/profile/library', { 'x-fault': 'd1=error' })).status).toBe(503)
    expect((await owner.get(FILE, { 'x-fault': 'd1=error' })).status).toBe(503)
  })
})

describe('eBook file', () => {
  it('is served completely, with the headers of a download', async () => {
    const response = await owner.get(FILE)
    const { headers } = response
    expect(response.status).toBe(200)
    expect(headers.get('content-type')).toBe('application/epub+zip')
    expect(headers.get('content-disposition')).toBe('attachment; filename="range-test.epub"')
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(headers.get('content-length')).toBe('10000')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(await bytesOf(response)).toEqual(BYTES)
  })

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=5000-', 5000, 5000],
    ['bytes=-10', 9990, 10],
    ['bytes=9990-20000', 9990, 10],
  ])('ranges are served: %s', async (range, offset, length) => {
    const response = await owner.get(FILE, { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${offset}-${offset + length - 1}/10000`)
    expect(response.headers.get('content-length')).toBe(String(length))
    expect(await bytesOf(response)).toEqual(BYTES.slice(offset, offset + length))
  })

  it('a download resumes as long as the file is unchanged', async () => {
    const etag = (await owner.get(FILE)).headers.get('etag') ?? ''
    const resumed = await owner.get(FILE, { range: 'bytes=4000-', 'if-range': etag })
    expect([resumed.status, (await bytesOf(resumed)).length]).toEqual([206, 6000])
    for (const stale of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2020 10:00:00 GMT']) {
      const fullResponse = await owner.get(FILE, { range: 'bytes=4000-', 'if-range': stale })
      expect([fullResponse.status, (await bytesOf(fullResponse)).length]).toEqual([200, 10_000])
    }
    const modified = (await owner.get(FILE)).headers.get('last-modified') ?? ''
    expect((await owner.get(FILE, { range: 'bytes=0-9', 'if-range': modified })).status).toBe(206)
  })

  it('returns 416 with its size beyond the end, 304 for a matching ETag, and 200 for an invalid range', async () => {
    const beyond = await owner.get(FILE, { range: 'bytes=10000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10000'])
    const etag = (await owner.get(FILE)).headers.get('etag') ?? ''
    expect((await owner.get(FILE, { 'if-none-match': etag })).status).toBe(304)
    expect((await owner.get(FILE, { range: 'bytes=0-1,5-6' })).status).toBe(200)
    expect((await owner.get(FILE, { range: 'pages=1-2' })).status).toBe(200)
  })

  it('HEAD returns the same without the bytes', async () => {
    const head = await owner.send('HEAD', FILE, { range: 'bytes=0-99' })
    expect([head.status, head.headers.get('content-range'), await head.text()]).toEqual([
      206,
      'bytes 0-99/10000',
      '',
    ])
  })

  it('only its owner can download it', async () => {
    const other = await signInMember(site)
    for (const visitor of [other, owner]) {
      expect((await visitor.get('/profile/library/someone-elses.epub')).status).toBe(404)
    }
    expect((await other.get(FILE)).status).toBe(404)
    const signedOut = await anonymousVisitor(site).get(FILE, { range: 'bytes=0-9' })
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([
      302,
      `/api/auth/login?returnTo=${encodeURIComponent(FILE)}`,
    ])
    for (const path of [
      '/profile/library/..%2frange-test.epub',
      '/profile/library/range-test',
      '/profile/library/-.epub',
    ]) {
      expect((await owner.get(path)).status).not.toBe(200)
    }
    expect((await owner.get(FILE, { 'x-fault': 'kv=error' })).status).toBe(503)
  })

  it('is not available after its revocation or the deletion of the account', async () => {
    const subject = crypto.randomUUID()
    const buyer = await signInMember(site, subject)
    await sendWebhook(site, saleMessage({ subject }, 'range-test'))
    expect((await buyer.get(FILE)).status).toBe(200)
    await sendWebhook(site, saleMessage({ subject }, 'range-test', 'ebook.revoked'))
    expect((await buyer.get(FILE)).status).toBe(404)
    await sendWebhook(site, saleMessage({ subject }, 'range-test', 'ebook.granted', 'order-2'))
    expect(await (await buyer.get('/profile/settings/export.json')).text()).toContain(
      'The book of range-test',
    )
    await buyer.form('/profile/settings/delete', { confirm: 'yes' })
    site.clock.nowMs = Date.now() + 2000
    expect((await (await signInMember(site, subject)).get(FILE)).status).toBe(404)
    site.clock.nowMs = null
  })
})
