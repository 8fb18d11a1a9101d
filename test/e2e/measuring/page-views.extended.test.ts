import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  type ConsentedPage,
  leaveWithConsent,
  openWithConsent,
  visitWithConsent,
} from '#test/support/node/open-with-consent.ts'

/** The browser is never idle, as for a visitor who leaves at once. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))

const viewsOf = async ({ requests }: ConsentedPage, path: string) =>
  (await requests.named('pageView')).filter((event) => event.path === path)

/** The page is hidden until `showPage` is called, as in a background tab or a prerendered page. */
const openUnseen = (page: Page) =>
  page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
    Object.assign(globalThis, {
      showPage: () => {
        isHidden = false
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
const showPage = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { showPage: () => void }).showPage())

describe('page views', () => {
  it('a visitor who leaves before the browser is idle is counted once', async () => {
    const measured = await openWithConsent()
    await keepBusy(measured.page)
    await measured.page.goto('/places')
    await leaveWithConsent(measured)
    expect(await viewsOf(measured, '/places')).toEqual([{ name: 'pageView', path: '/places' }])
    await measured.close()
  })

  it('a visitor who leaves later is counted once too', async () => {
    const measured = await openWithConsent()
    await visitWithConsent(measured.page, '/places')
    await leaveWithConsent(measured)
    expect(await viewsOf(measured, '/places')).toHaveLength(1)
    await measured.close()
  })

  it.each(['none', 'advertising', ''])(
    'a visitor who leaves early with the consent cookie %j is not counted',
    async (consent) => {
      const measured = await openWithConsent(consent)
      await keepBusy(measured.page)
      await measured.page.goto('/places')
      await leaveWithConsent(measured)
      expect(await measured.requests.countBatches()).toBe(0)
      await measured.close()
    },
  )

  it('a visitor who leaves early is not counted after an opt-out or with Global Privacy Control', async () => {
    for (const isOptOut of [true, false]) {
      const measured = await openWithConsent()
      const { page, requests, close } = measured
      await keepBusy(page)
      const [consent] = await page.context().cookies()
      if (isOptOut && consent) await page.context().addCookies([{ ...consent, name: 'optOut', value: '1' }])
      else
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        )
      await page.goto('/places')
      await leaveWithConsent(measured)
      expect(await requests.countBatches()).toBe(0)
      await close()
    }
  })

  it('a hidden page is counted once it becomes visible', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await openUnseen(page)
    await page.goto('/places', { waitUntil: 'networkidle' })
    await page.waitForTimeout(800)
    expect(await page.evaluate(() => 'fernwayTrack' in globalThis)).toBe(false)
    await showPage(page)
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    await leaveWithConsent(measured)
    expect(await viewsOf(measured, '/places')).toHaveLength(1)
    expect(requests.thirdPartyUrls()).toEqual([])
    await close()
  })

  it('a page that never becomes visible is not counted', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await openUnseen(page)
    await page.goto('/places', { waitUntil: 'networkidle' })
    await page.waitForTimeout(800)
    await leaveWithConsent(measured)
    expect(await requests.countBatches()).toBe(0)
    await close()
  })

  it('a return from the back/forward cache and a path change in place are counted, but not the menu', async () => {
    const measured = await openWithConsent()
    const { page, close } = measured
    await visitWithConsent(page, '/places')
    await page.waitForTimeout(600)
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      history.pushState({}, '')
      history.pushState({}, '', '#here')
    })
    await page.waitForTimeout(600)
    await page.evaluate(() => history.replaceState({}, '', '/articles'))
    await leaveWithConsent(measured)
    expect(await viewsOf(measured, '/places')).toHaveLength(2)
    expect(await viewsOf(measured, '/articles')).toHaveLength(1)
    await close()
  })
})
