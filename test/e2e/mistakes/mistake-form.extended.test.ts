import { describe, expect, inject, it } from 'vitest'
import { type CapturedMail, waitFor } from '#test/support/node/captured-mail.ts'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { newAddress } from '#test/support/node/new-address.ts'
import { openPage } from '#test/support/node/open-page.ts'

const GUIDE = '/destinations/japan'

/** Returns the newest mail of the shared site that contains this text. */
async function mailWith(words: string): Promise<CapturedMail | undefined> {
  const response = await fetch(`${inject('siteOrigin')}/_dev/mail.json`)
  return ((await response.json()) as readonly CapturedMail[]).find(({ text }) => text.includes(words))
}

describe('mistake form on a guide', () => {
  it('a report without script reaches the mailbox', async () => {
    const { page, complaints, close } = await openPage({ javaScriptEnabled: false })
    const address = newAddress()
    await page.goto(GUIDE)
    await page.click('.mistake summary')
    await page.fill('#mistake-text', 'The last train leaves an hour earlier than you say.')
    await page.fill('#mistake-email', address)
    await page.click('.mistake-form button[type="submit"]')
    await page.locator('h1', { hasText: 'Thank you' }).waitFor()
    expect(new URL(page.url()).search).not.toContain(encodeURIComponent(address))
    await page.click('main a.button')
    expect(new URL(page.url()).pathname).toBe(GUIDE)
    const mail = await waitFor('the mail of the report', () => mailWith(address))
    expect(mail.subject).toBe(`Mistake reported: ${GUIDE}`)
    expect(mail.text).toContain('The last train leaves an hour earlier than you say.')
    expect(complaints).toEqual([])
    await close()
  })

  it.each([390, 1280])(
    'the form, also when rejected, has no axe violations and is operable by keyboard, at %d px',
    async (width) => {
      const { page, close } = await openPage({ viewport: { width, height: 900 } })
      await page.goto(GUIDE)
      await page.focus('.mistake summary')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('mistake-text')
      expect(await findAxeViolations(page, '.mistake')).toEqual([])
      await page.fill('#mistake-text', ' '.repeat(12))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.locator('[role="alert"]', { hasText: 'ten characters at least' }).waitFor()
      expect(await findAxeViolations(page, 'main')).toEqual([])
      await close()
    },
  )
})
