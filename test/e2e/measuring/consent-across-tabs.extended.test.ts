import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openWithConsent, visitWithConsent } from '#test/support/node/open-with-consent.ts'
import { settleRequests } from '#test/support/node/settle-requests.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

const isMeasured = (page: Page) => page.evaluate(() => 'fernwayTrack' in globalThis)
const OPT_OUT = '/do-not-sell-or-share-my-personal-information'

describe('withdrawing consent in another tab', () => {
  it.each([
    ['in the Cookie Settings panel', '/cookie-settings', 'main button[value="necessary"]'],
    ['on the Do Not Sell page', OPT_OUT, 'main button[name="optOut"]'],
  ])('withdrawing it %s stops measurement in both tabs at once', async (_, path, button) => {
    const { page, requests, complaints, close } = await openWithConsent()
    await page.clock.install()
    await visitWithConsent(page, '/places')
    await waitForIdleIslands(page)
    const other = await page.context().newPage()
    await other.goto(path)
    await other.click(button)
    await page.waitForFunction(() => !('fernwayTrack' in globalThis))
    const before = await requests.countBatches()
    await page.click('h1')
    await page.locator('.language-menu summary').click()
    await page.clock.runFor(5500)
    await settleRequests(page)
    expect(await requests.countBatches()).toBe(before)
    await page
      .locator('.consent-line')
      .getByText(/^(Nothing is measured|You have opted out)/)
      .waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('giving consent again restarts measurement in both tabs, and counts nothing of the time between', async () => {
    const { page, requests, close } = await openWithConsent()
    await visitWithConsent(page, '/places')
    const other = await page.context().newPage()
    await other.goto('/cookie-settings')
    await other.click('main button[value="necessary"]')
    await page.waitForFunction(() => !('fernwayTrack' in globalThis))
    await page.evaluate(() => {
      const place = globalThis as unknown as { fernwayEvents: { push: (event: unknown) => void } }
      place.fernwayEvents.push({ name: 'form_start', formName: 'between', formType: 'f', source: 's' })
    })
    await other.click('main button[value="measurement"], main button[value="all"]')
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    await page.goto('/articles')
    expect(JSON.stringify(await requests.events())).not.toContain('BETWEEN')
    await close()
  })

  it('a page with third-party scripts reloads', async () => {
    const { page, close } = await openWithConsent()
    await page.route(
      (url) => url.pathname === '/places',
      async (route) => {
        const response = await route.fetch()
        const settings = JSON.stringify({
          errorService: { host: 'https://e.example', projectId: 1, projectKey: 'k' },
        })
        const meta = `<meta name="measuring" content="${settings.replaceAll('"', '&quot;')}">`
        await route.fulfill({
          response: response,
          body: (await response.text()).replace('<title>', `${meta}<title>`),
        })
      },
    )
    await visitWithConsent(page, '/places')
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }))
    const { hostname } = new URL(inject('siteOrigin'))
    await page.context().addCookies([{ name: 'optOut', value: '1', domain: hostname, path: '/' }])
    await page.waitForFunction(() => !('isOld' in globalThis))
    expect(await isMeasured(page)).toBe(false)
    await close()
  })

  it('adding advertising to measurement does not start a new visit', async () => {
    const { page, requests, close } = await openWithConsent()
    await visitWithConsent(page, '/places')
    const { hostname } = new URL(inject('siteOrigin'))
    await page
      .context()
      .addCookies([{ name: 'consent', value: 'measurement.advertising', domain: hostname, path: '/' }])
    await page.waitForTimeout(800)
    await page.goto('/cookie-settings')
    const views = (await requests.named('pageView')).filter(({ path }) => path === '/places')
    expect(views).toHaveLength(1)
    await close()
  })
})
