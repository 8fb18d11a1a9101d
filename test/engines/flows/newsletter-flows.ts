import { expect } from 'vitest'
import { mailTo, waitFor } from '#test/support/node/captured-mail.ts'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'
import { newAddress } from '#test/support/node/new-address.ts'

const FIELD = '#hero-email'

/** Opens the link of the mail and completes its page. */
async function confirm(page: EnginePage, address: string): Promise<void> {
  const mail = await waitFor(`a mail to ${address}`, async () => (await mailTo(address))[0])
  const link = /https:\/\/\S+\/newsletter\/confirm\?token=\S+/.exec(mail.text)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await page.open(pathname + search)
  await page.click('main button[type="submit"]')
  await page.until('the welcome', () => document.querySelector('h1')?.textContent === 'You are on the list')
}

export const NEWSLETTER_FLOWS: readonly EngineFlow[] = [
  {
    name: 'signing up replaces the form with a thank-you, and the mail confirms it',
    device: 'phone',
    run: async (page) => {
      const address = newAddress()
      await page.open('/newsletter')
      await page.type(FIELD, address)
      await page.press('Enter')
      await page.expectText('.newsletter-thanks[role="status"]')
      expect(await page.evaluate(() => location.pathname)).toBe('/newsletter')
      expect(await page.evaluate(() => document.cookie)).toContain('newsletterSubscribed=true')
      await confirm(page, address)
    },
  },
  {
    name: 'signing up works without script',
    device: 'desktop',
    hasScript: false,
    run: async (page) => {
      const address = newAddress()
      await page.open('/newsletter')
      await page.type(FIELD, 'nobody')
      await page.press('Enter')
      expect(await page.evaluate(() => location.pathname)).toBe('/newsletter')
      await page.type(FIELD, address)
      await page.press('Enter')
      await page.expectPath('/newsletter/thanks')
    },
  },
]
