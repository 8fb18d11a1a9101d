import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWithConsent } from '#test/support/node/open-with-consent.ts'
import { waitForResource } from '#test/support/node/wait-for-resource.ts'

const THIRD_PARTY = 'https://outside.example'
const CORS = { 'access-control-allow-origin': '*' }

/** Serves pages as a deployment with these settings would: their meta tag and the matching content security policy. */
async function configure(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.route(
    (url) => url.pathname === '/places',
    async (route) => {
      const response = await route.fetch()
      const meta = `<meta name="measuring" content="${JSON.stringify(settings).replaceAll('"', '&quot;')}">`
      const policy = response.headers()['content-security-policy'] ?? ''
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(/(script-src|connect-src) 'self'/g, `$& ${THIRD_PARTY}`),
        'cross-origin-embedder-policy': 'credentialless',
      }
      const body = (await response.text()).replace('<title>', `${meta}<title>`)
      await route.fulfill({ status: response.status(), headers, body })
    },
  )
}
const serve = (page: Page, path: string, body: string) =>
  page.route(`${THIRD_PARTY}${path}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: CORS, body }),
  )
const readGlobal = (page: Page, name: string) =>
  page.evaluate((key) => (globalThis as unknown as Record<string, unknown>)[key], name)

describe('third-party scripts', () => {
  it('are not requested before consent', async () => {
    const { page, requests, close } = await openWithConsent('none')
    await configure(page, {
      trackerScript: `${THIRD_PARTY}/t.js`,
      behaviourScript: `${THIRD_PARTY}/b.js`,
      analyticsAddress: `${THIRD_PARTY}/a.js`,
      adScript: `${THIRD_PARTY}/ads.js`,
    })
    await page.goto('/places')
    await page.click('h1')
    await page.waitForTimeout(1000)
    expect(requests.thirdPartyUrls()).toEqual([])
    expect(await readGlobal(page, 'fernwayAdId')).toBeUndefined()
    await close()
  })

  it.each([
    [
      'are never requested when the browser sends Global Privacy Control by header alone',
      { 'sec-gpc': '1' },
      [],
    ],
    ['are requested once it is known that the browser does not send it', {}, ['/ads.js', '/t.js']],
  ] as const)('%s', async (_what, extraHTTPHeaders, expected) => {
    const { page, requests, close } = await openWithConsent('measurement.advertising', {
      extraHTTPHeaders,
    })
    await configure(page, { trackerScript: `${THIRD_PARTY}/t.js`, adScript: `${THIRD_PARTY}/ads.js` })
    for (const path of ['/t.js', '/ads.js']) await serve(page, path, '')
    let respond = (): void => undefined
    await page.route('**/api/layout', async (route) => {
      await new Promise<void>((resolve) => {
        respond = resolve
      })
      await route.continue()
    })
    const requested = page.waitForRequest('**/api/layout')
    await page.goto('/places')
    await requested
    await page.click('h1')
    await page.waitForTimeout(1500)
    expect(requests.thirdPartyUrls()).toEqual([])
    const answered = page.waitForResponse('**/api/layout')
    respond()
    await answered
    await page.waitForTimeout(1500)
    const requestedPaths = () => requests.thirdPartyUrls().map((url) => new URL(url).pathname)
    await expect.poll(() => requestedPaths().toSorted()).toEqual(expected)
    await close()
  })

  it('a custom tracker replaces the first-party one: events wait for it, with one warning', async () => {
    const { page, requests, complaints, close } = await openWithConsent()
    await configure(page, { trackerFunction: 'tagular', trackerScript: `${THIRD_PARTY}/t.js` })
    await serve(
      page,
      '/t.js',
      `setTimeout(() => { globalThis.seen = []; globalThis.tagular = (...call) => globalThis.seen.push(call) }, 1200)`,
    )
    const fetched = page.waitForRequest(`${THIRD_PARTY}/t.js`)
    await page.goto('/places')
    await fetched
    await page.locator('.language-menu summary').click()
    // The footer form, which is visible beside the menu, sends its own event.
    const seen = async () => {
      const calls = (await readGlobal(page, 'seen')) as readonly (readonly unknown[])[] | undefined
      return calls?.filter(([, name]) => name !== 'FormViewed')
    }
    await expect.poll(seen).toMatchObject([
      ['pageView', { title: expect.stringMatching(/^[^a-z]+$/) }],
      ['beam', 'ElementClicked', { '@type': 'fernway.tracking.v1.ElementClicked' }],
    ])
    expect(complaints).toEqual(['console: Tracker not available on page.'])
    expect(await requests.countBatches()).toBe(0)
    await close()
  })

  it('behaviour scripts load after the first interaction, and their failure is only logged', async () => {
    const { page, requests, complaints, close } = await openWithConsent()
    await configure(page, { behaviourScript: `${THIRD_PARTY}/b.js` })
    await page.route(`${THIRD_PARTY}/b.js`, (route) => route.abort())
    await page.goto('/places')
    await waitForResource(page, '/load-third-party-scripts-')
    expect(requests.thirdPartyUrls()).toEqual([])
    // The script that has arrived may not have run yet.
    const urlsAfterClick = async () => {
      await page.click('h1')
      return requests.thirdPartyUrls()
    }
    await expect.poll(urlsAfterClick).toEqual([`${THIRD_PARTY}/b.js`])
    await expect.poll(() => complaints.some((line) => line.includes('could not load'))).toBe(true)
    expect(complaints.filter((line) => line.startsWith('error:'))).toEqual([])
    await page.click('h1')
    expect(requests.thirdPartyUrls()).toHaveLength(1)
    await close()
  })

  it('a script that a blocker stops sets the flag and is reported; others are not', async () => {
    for (const isBlocked of [true, false]) {
      const { page, requests, close } = await openWithConsent()
      await configure(page, { analyticsAddress: `${THIRD_PARTY}/a.js` })
      const methods: string[] = []
      await page.route(`${THIRD_PARTY}/a.js`, (route) => {
        methods.push(route.request().method())
        return isBlocked ? route.abort('blockedbyclient') : route.fulfill({ status: 200 })
      })
      await page.goto('/places')
      await page.waitForFunction(() => 'fernwayTrack' in globalThis)
      await expect.poll(() => methods).toEqual(['HEAD'])
      await expect.poll(() => readGlobal(page, 'fernwayAdBlocker')).toBe(isBlocked ? true : undefined)
      await page.goto('/cookie-settings')
      const captured = await requests.named('AdBlockerCaptured')
      expect(captured.map(({ payload }) => payload['captureType'])).toEqual(isBlocked ? ['ad-blocker'] : [])
      await close()
    }
  })

  it('advertising scripts get a random ID of 32 characters and set the flag when ready', async () => {
    const { page, close } = await openWithConsent('advertising')
    await configure(page, { adScript: `${THIRD_PARTY}/ads.js` })
    await serve(page, '/ads.js', `setTimeout(() => dispatchEvent(new Event('ad-engine-ready')), 300)`)
    const ids: unknown[] = []
    for (let times = 0; times < 2; times += 1) {
      await page.goto('/places')
      await page.waitForFunction(() => 'fernwayAdReady' in globalThis)
      expect(await readGlobal(page, 'fernwayAdReady')).toBe(true)
      ids.push(await readGlobal(page, 'fernwayAdId'))
    }
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(ids[1]).not.toBe(ids[0])
    expect(await readGlobal(page, 'fernwayTrack')).toBeUndefined()
    await close()
  })
})
