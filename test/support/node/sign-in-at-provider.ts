import type { Page } from 'playwright-core'

const MAX_FORMS = 3

/** Completes the local provider's login and consent forms until the page is at `target`. */
export async function signInAtProvider(page: Page, login: string, target: string): Promise<void> {
  for (let form = 0; form < MAX_FORMS && !page.url().endsWith(target); form += 1) {
    // After a click, the page of the provider may not be parsed yet.
    await page.waitForLoadState('domcontentloaded')
    if ((await page.locator('input[name="login"]').count()) > 0) {
      await page.fill('input[name="login"]', login)
      await page.fill('input[name="password"]', 'any')
    }
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click('button[type="submit"]')])
  }
  await page.waitForURL(`**${target}`)
}
