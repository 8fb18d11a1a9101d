import { describe, expect, it } from 'vitest'
import { mailTo, waitFor } from '#test/support/node/captured-mail.ts'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { newAddress } from '#test/support/node/new-address.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { sampleOf } from '#test/support/sample.ts'

describe('newsletter mail', () => {
  it.each(sampleOf(['light', 'dark'] as const, 2))(
    'the mail is readable in %s, on a phone and on a desktop',
    async (colorScheme) => {
      const address = newAddress()
      const { page, close } = await openPage({ colorScheme })
      await page.goto('/newsletter')
      await page.fill('#hero-email', address)
      await page.press('#hero-email', 'Enter')
      const { number } = await waitFor('a mail', async () => (await mailTo(address))[0])
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/_dev/mail/${number}.html`)
        // A mail is shown inside a client that has its own landmarks.
        const found = (await findAxeViolations(page)).filter((line) => !/^(region|landmark)/.test(line))
        expect(found).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(16, 25, 21)' : 'rgb(248, 247, 240)')
      await close()
    },
  )
})
