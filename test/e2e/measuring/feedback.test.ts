import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { leaveWithConsent, openWithConsent, visitWithConsent } from '#test/support/node/open-with-consent.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'
import { sampleOf } from '#test/support/sample.ts'

const PLACE = '[data-feedback]'
/** An interaction that loads the deferred scripts. */
const REACH = '.site-footer .footer-line'
const questionOf = (page: Page) => page.locator(PLACE).getByText('Was this useful?')

describe('feedback at the end of a guide', () => {
  const answers = [
    ['/destinations/japan/kyoto', 'Yes, it was', 'USEFUL'],
    ['/articles/overland-track', 'Not really', 'NOT USEFUL'],
  ] as const
  it.each(sampleOf(answers, 2))(
    '%s: an answer given by keyboard is sent once and acknowledged',
    async (path, response, feedback) => {
      const measured = await openWithConsent()
      const { page, requests, complaints, close } = measured
      await visitWithConsent(page, path)
      await questionOf(page).waitFor()
      await page.locator(PLACE).getByRole('button', { name: response }).focus()
      await page.keyboard.press('Enter')
      await page.locator(PLACE).getByText('Thank you').waitFor()
      expect(await page.locator(`${PLACE} button`).count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Thank you/)
      await leaveWithConsent(measured)
      expect(await requests.named('FeedbackGiven')).toMatchObject([
        { path, payload: { feedback, webElement: { location: 'FEEDBACK', elementType: 'BUTTON' } } },
      ])
      expect(await requests.named('ElementClicked')).toEqual([])
      expect(complaints).toEqual([])
      await close()
    },
  )

  it('the question appears only with consent, causes no layout shift, and disappears when consent is withdrawn', async () => {
    const { page, close } = await openPage({ viewport: { width: 390, height: 844 } })
    await page.goto('/destinations/japan/kyoto')
    const heightOf = () => page.locator(PLACE).evaluate((place) => place.getBoundingClientRect().height)
    const before = await heightOf()
    await page.hover(REACH)
    await waitForIdleIslands(page)
    await page.locator('.consent-line button[value="measurement"]').click()
    await questionOf(page).waitFor()
    expect(await heightOf()).toBe(before)
    const sizes = await page
      .locator(`${PLACE} button`)
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()))
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const other = await page.context().newPage()
    await other.goto('/cookie-settings')
    await other.click('main button[value="necessary"]')
    await questionOf(page).waitFor({ state: 'detached' })
    await close()
  })
})
