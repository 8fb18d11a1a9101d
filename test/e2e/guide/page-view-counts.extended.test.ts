import { describe, expect, it } from 'vitest'
import { leaveWithConsent, openWithConsent } from '#test/support/node/open-with-consent.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

const SECRET = 'Trip with Marguerite'

describe("a visitor's private pages", () => {
  it('page views carry no names of visitors or lists, and no list IDs', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await page.goto('/api/auth/login?returnTo=%2Fprofile%2Fsaves')
    await signInAtProvider(page, 'ana', '/profile/saves')
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    await page.getByRole('button', { name: 'New list' }).click()
    await page.fill('#new-name', SECRET)
    await page.locator('#new-name').press('Enter')
    await page.locator('h1', { hasText: SECRET }).waitFor()
    const list = new URL(page.url()).pathname
    expect(list).toMatch(/^\/profile\/saves\/\w{8,}$/)
    await page.goto(list)
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    await page.locator('.category-links a', { hasText: SECRET }).click()
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    await page.locator('.profile-menu summary').click()
    await leaveWithConsent(measured)
    const events = await requests.events()
    expect(events.filter(({ path }) => path === '/profile/saves').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['pageView', 'ElementClicked', 'FieldInputted', 'FormSubmitted']),
    )
    const all = JSON.stringify(events).toLowerCase()
    for (const secret of ['marguerite', list, list.split('/').at(-1) ?? '', 'account of ana', '@'])
      expect(all.replaceAll('"@type"', '')).not.toContain(secret)
    await close()
  })
})
