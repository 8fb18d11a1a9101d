import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const LINE = '.save-status'

describe('offer of a page in the language of the browser', () => {
  it('is one line in that language, leads to the same page, and is dismissed for good', async () => {
    const { page, close } = await openPage({ locale: 'de-AT' })
    await page.goto('/places')
    const line = page.locator(LINE)
    await line.getByText('Diese Seite gibt es auf Deutsch.').waitFor()
    expect(await line.getAttribute('lang')).toBe('de')
    expect(await line.locator('a').getAttribute('href')).toMatch(/\/de\/places$/)
    expect(await page.evaluate(() => Object.keys(localStorage).includes('fernway.languageOffer'))).toBe(false)
    await line.getByRole('button').click()
    expect(await line.textContent()).toBe('')
    const offer = page.waitForResponse(/offer-language/)
    await page.goto('/best-in-travel')
    await offer
    await page.waitForLoadState('networkidle')
    expect(await page.locator(LINE).count()).toBe(0)
    await close()
  })

  it('loads no script for visitors who read the page in their language', async () => {
    for (const [locale, path] of [
      ['en-GB', '/places'],
      ['de', '/de/places'],
    ] as const) {
      const { page, close } = await openPage({ locale })
      const offers: string[] = []
      page.on(
        'request',
        (request) => void (/offer-language/.test(request.url()) && offers.push(request.url())),
      )
      const layout = page.waitForResponse('**/api/layout')
      await page.goto(path)
      await layout
      await page.waitForLoadState('networkidle')
      expect([path, offers, await page.locator(LINE).count()]).toEqual([path, [], 0])
      await close()
    }
  })

  itUnlessSample('is absent for a language that the site has not, and changes no response', async () => {
    const { page, close } = await openPage({ locale: 'pl' })
    const offer = page.waitForResponse(/offer-language/)
    const response = await page.goto('/places')
    await offer
    await page.waitForLoadState('networkidle')
    expect([response?.status(), response?.headers()['vary'] ?? '', await page.locator(LINE).count()]).toEqual(
      [200, expect.not.stringContaining('anguage'), 0],
    )
    await close()
  })
})
