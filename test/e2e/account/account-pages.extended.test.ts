import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openSignedIn, ACCOUNT_PAGE_PATHS as PAGES } from '#test/support/node/open-signed-in.ts'

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'void-style': 'off' },
})

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('account pages', () => {
  it('are valid HTML without console errors, and do not scroll sideways at 320 px or with large text', async () => {
    const { page, complaints, close } = await openSignedIn({ viewport: { width: 320, height: 640 } })
    const client = await page.context().newCDPSession(page)
    for (const path of PAGES) {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      const report = await checker.validateString((await response?.text()) ?? '')
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      )
      expect([path, ...new Set(found)]).toEqual([path])
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
    expect(complaints).toEqual([])
    await page.setViewportSize({ width: 640, height: 800 })
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const path of PAGES) {
      await page.goto(path)
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
    await close()
  })

  it('are operable by keyboard, and every control has a name and a sufficient target size', async () => {
    const { page, close } = await openSignedIn({ viewport: { width: 390, height: 844 } })
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const small = await page
        .locator('main :is(button, summary, .button, .category-links a, input:not([type="hidden"]))')
        .evaluateAll((controls) =>
          controls
            // Controls in a dialog are checked while it is open.
            .filter((control) => control.checkVisibility())
            .map(
              (control) =>
                [
                  control.outerHTML.slice(0, 80),
                  (control.closest('label') ?? control).getBoundingClientRect(),
                ] as const,
            )
            .filter(([, { width, height }]) => width < 44 || height < 43.5)
            .map(([text]) => text),
        )
      expect([path, ...small]).toEqual([path])
      const count = await page
        .locator('main :is(a, button:enabled, summary, input:not([type="hidden"]))')
        .count()
      await page.locator('#main').focus()
      const seen = new Set<string>()
      for (let step = 0; step < count; step += 1) {
        await page.keyboard.press('Tab')
        seen.add(
          await page.evaluate(() => {
            const { activeElement } = document
            if (!(activeElement instanceof HTMLElement)) return 'nothing'
            activeElement.dataset['step'] ??= String(document.querySelectorAll('[data-step]').length)
            return activeElement.closest('main') === null ? 'outside' : activeElement.dataset['step']
          }),
        )
      }
      seen.delete('outside')
      expect(seen.size).toBeGreaterThanOrEqual(Math.min(2, count))
    }
    await close()
  })

  it('privacy choices in the settings apply to this browser at once, the footer included', async () => {
    const { page, close } = await openSignedIn({})
    await page.goto('/profile/settings', { waitUntil: 'networkidle' })
    await page.check('main input[name="measurement"]')
    await page.click('main button[value="privacy"]')
    await page.waitForSelector('main .notice')
    expect(await page.evaluate(() => document.cookie)).toContain('consent=measurement')
    // The script of the footer may be loaded after the form was sent.
    await page.locator('.consent-line p', { hasText: 'Measurement is on.' }).waitFor()
    await page.goto('/cookie-settings')
    expect(await page.isChecked('main input[name="measurement"]')).toBe(true)
    await page.click('main button[value="necessary"]')
    await page.goto('/profile/settings')
    expect(await page.isChecked('main input[name="measurement"]')).toBe(false)
    await close()
  })

  it('the Global Privacy Control of the browser is honoured when its requests lack the header', async () => {
    const { page, complaints, close } = await openSignedIn({})
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto('/profile/settings')
    await page.hover('.site-header')
    const panel = page.locator('.panel', { hasText: 'Privacy on this browser' })
    await panel.getByText('We honour it').waitFor()
    for (const box of await panel.locator('input[type="checkbox"]').all())
      expect([await box.isDisabled(), await box.isChecked()]).toEqual([true, false])
    expect(await panel.locator('button').count()).toBe(0)
    await page.locator('.consent-line', { hasText: 'We honour it' }).waitFor()
    expect(await findAxeViolations(page, 'main')).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('the newsletter can be turned on, its topics chosen, and turned off', async () => {
    const { page, close } = await openSignedIn({})
    await page.goto('/profile/settings', { waitUntil: 'networkidle' })
    await page.check('main input[name="newsletter"]')
    await page.click('main button[value="newsletter"]')
    await page.waitForSelector('main .panel summary')
    await page.click('main .panel summary')
    await page.check('main input[value="beaches"]')
    await page.click('main button[value="letters"]')
    await page.waitForFunction(() => document.querySelector('main .notice')?.textContent?.includes('Topics'))
    expect(await page.isChecked('main input[value="beaches"]')).toBe(true)
    await page.uncheck('main input[name="newsletter"]')
    await page.click('main button[value="newsletter"]')
    await page.waitForFunction(() => document.querySelector('main .notice')?.textContent?.includes('is off'))
    expect(await page.locator('main .panel summary').count()).toBe(0)
    await close()
  })

  it('an eBook of the account downloads completely and by range', async () => {
    const { page, close } = await openSignedIn({})
    await page.goto('/profile/library')
    expect(await page.locator('.book').count()).toBe(2)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Japan, slowly' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('japan-slowly.epub')
    const status = await page.evaluate(async () => {
      const part = await fetch('/profile/library/japan-slowly.epub', { headers: { range: 'bytes=30-57' } })
      return [part.status, await part.text()]
    })
    expect(status).toEqual([206, 'mimetypeapplication/epub+zip'])
    await close()
  })
})
