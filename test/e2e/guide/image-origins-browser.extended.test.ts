import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImageOrigin, startImageOrigin } from '#test/support/node/image-origin.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'

let images: ImageOrigin
let site: StartedSite

beforeAll(async () => {
  images = await startImageOrigin()
  site = await startIsolatedSite({ IMAGE_SOURCES: images.origin, ALLOW_LOOPBACK_HTTP: '1' })
})

afterAll(async () => {
  await site.stop()
  await images.stop()
})

const sendRequest = (path: string, width = 384): Promise<Response> =>
  fetch(`${site.origin}/_image?url=${encodeURIComponent(images.origin + path)}&w=${width}&q=75`, {
    headers: { accept: 'image/webp' },
  })

describe('image origin on a real server', () => {
  it('an image is fetched once for all widths', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendRequest('/good/1', index % 2 ? 384 : 640)),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect((await sendRequest('/good/1')).headers.get('server-timing')).toBe('cache;desc=isolate')
    expect((await sendRequest('/good/1', 128)).status).toBe(200)
    expect(images.countOf('/good/1')).toBe(1)
  })

  it.each([
    ['/endless/1', [413]],
    ['/bomb/1', [413]],
    ['/huge/1', [413]],
    ['/cut/1', [502, 415]],
    ['/reset/1', [502]],
    ['/private/1', [502]],
    ['/loop/1', [502]],
    ['/none/1', [404]],
  ])('%s returns one of %s', async (path, statuses) => {
    const response = await sendRequest(path)
    expect(statuses).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain('SECRET')
    expect(images.sentFor(path)).toBeLessThanOrEqual(64_000_000)
  })

  it('thirty hanging images do not slow the home page beyond three seconds', async () => {
    await fetch(site.origin)
    const hanging = Array.from({ length: 30 }, (_, index) => sendRequest(`/hang/${index}`))
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const path of ['/', '/destinations/morocco', '/destinations/iceland']) {
      const startMs = performance.now()
      const home = await fetch(site.origin + path)
      expect((await home.text()).endsWith('</html>')).toBe(true)
      expect(performance.now() - startMs).toBeLessThan(3000)
    }
    const statuses = (await Promise.all(hanging)).map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 504))
  })
})

describe('images in a browser', () => {
  it('a page shows its image without script, in a width and format for the screen', async () => {
    const { page, close } = await openPage({
      loadsImages: true,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const pendingResponse = page.waitForResponse((response) => response.url().includes('/_image'))
    await page.goto(`${site.origin}/destinations/benin`)
    const response = await pendingResponse
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
    await close()
  })

  it.each([
    ['of an allowed origin is shown in the account menu', () => `${images.origin}/good/me`, 1],
    ['of another origin is not requested, and the initial stays', () => 'https://elsewhere.example/me', 0],
  ])('a profile picture %s', async (_what, pictureOf, shown) => {
    const { page, complaints, close } = await openPage({
      viewport: { width: 1440, height: 900 },
      loadsImages: true,
    })
    const user = { nickname: 'Ana', picture: pictureOf() }
    await page.route('**/api/auth/profile', (route) => route.fulfill({ json: user }))
    await page.route('**/api/saves', (route) => route.fulfill({ json: { paths: [] } }))
    await page.goto(site.origin)
    await page.locator('.profile-menu').waitFor({ state: 'visible' })
    if (shown === 1) await page.locator('.profile-initial img').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.profile-initial img').count()).toBe(shown)
    if (shown === 0) expect(await page.locator('.profile-initial').textContent()).toBe('A')
    expect(complaints).toEqual([])
    await close()
  })
})
