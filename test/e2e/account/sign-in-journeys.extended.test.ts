import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForDelivery } from '#test/support/node/saves/wait-for-saves.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'
import { waitForSession } from '#test/support/node/wait-for-session.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }

const newcomer = (): string => `visitor-${crypto.randomUUID().slice(0, 8)}`
const profileStatus = () => fetch('/api/auth/profile').then(({ status }) => status)

describe('sign-in journeys', () => {
  it.each([
    '/search?q=k%C3%BDoto&x=1',
    '/destinations/japan/kyoto#when-to-go',
    '/best-in-travel?category=cities#main',
  ])('sign-in from %s returns there with query and fragment', async (address) => {
    const { page, close } = await openPage(DESKTOP)
    // Loaded, the page has run the script that puts the address into its links.
    await page.goto(address)
    await page.click('.header-sign-in')
    await signInAtProvider(page, newcomer(), address)
    expect(await page.evaluate(profileStatus)).toBe(200)
    await close()
  })

  it('sign-in from a fragment that was reached after loading returns to that fragment', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/destinations/japan/kyoto')
    await page.locator('.local-nav a').nth(1).click()
    const { hash } = new URL(page.url())
    expect(hash.length).toBeGreaterThan(1)
    await page.evaluate(() => window.scrollTo({ top: 0 }))
    await page.click('.header-sign-in')
    await signInAtProvider(page, newcomer(), `/destinations/japan/kyoto${hash}`)
    await close()
  })
})

describe('expired session', () => {
  it('a form submission with an expired session goes through the provider and back to the page', async () => {
    const { page, close } = await openPage(DESKTOP)
    // The site stores the form on the device where it does not learn within 1.5 seconds that the session has expired.
    await page.addInitScript(() => {
      const wait = globalThis.setTimeout
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms = 0) => wait(run, ms < 1000 ? ms : 100 * ms),
      })
    })
    const target = '/profile/saves'
    await page.goto(target)
    await signInAtProvider(page, newcomer(), target)
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies({ name: '__Host-session' })
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Japan 2027')
    await page.getByRole('button', { name: 'Create list' }).click()
    // The provider session is still active, so no form appears.
    await page.waitForURL(/\/profile\/saves\/[0-9a-f]{16}/)
    expect(await page.evaluate(profileStatus)).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Japan 2027' }).waitFor()
    await close()
  })

  it('signing out in another tab shows here as signed out and closes private pages', async () => {
    const { page, close } = await openPage(DESKTOP)
    const other = await page.context().newPage()
    await page.goto('/profile/settings')
    await signInAtProvider(page, newcomer(), '/profile/settings')
    await other.goto('/profile/library')
    expect(await other.textContent('h1')).toBe('eLibrary')
    await page.click('main a[href="/api/auth/logout"]')
    await page.click('button[value="yes"]')
    await page.waitForURL((url) => url.pathname === '/')
    expect(await other.evaluate(profileStatus)).toBe(204)
    await other.reload()
    expect(await other.locator('input[name="login"]').count()).toBeGreaterThan(0)
    await close()
  })
})

describe('account', () => {
  it('deleting the account deletes all its data, and signing in again creates an empty one', async () => {
    const { page, close } = await openPage(DESKTOP)
    const login = newcomer()
    await page.goto('/profile/settings')
    await signInAtProvider(page, login, '/profile/settings')
    await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
    await waitForSession(page)
    await page.locator('main form.save button[aria-label="Save Kyoto"]').first().click()
    await page.locator('.save-status', { hasText: 'Kyoto is on Saves.' }).waitFor()
    // Settings that are requested before the delivery is recorded load twice, also while a link is followed.
    await waitForDelivery(page)
    await page.goto('/profile/settings')
    await page.click('main a[href="/profile/settings/delete"]')
    await page.getByRole('button', { name: 'Delete account' }).click()
    expect(new URL(page.url()).pathname).toBe('/profile/settings/delete')
    await page.getByLabel('Delete my account and everything in it').check()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL('**/goodbye')
    expect(await page.textContent('h1')).toBe('Your account is deleted')
    expect(await page.evaluate(profileStatus)).toBe(204)
    // All sessions of the account have ended, at the provider too: its owner signs in again.
    await page.goto('/profile/saves')
    await signInAtProvider(page, login, '/profile/saves')
    // The lists are a part of the page that may come late.
    await expect.poll(() => page.textContent('main')).toMatch(/Saves\s0/)
    expect(await page.locator('.saved li').count()).toBe(0)
    await close()
  })
})

describe('unavailable provider', () => {
  let site: StartedSite
  beforeAll(async () => {
    site = await startIsolatedSite({
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'y',
      ALLOW_LOOPBACK_HTTP: '1',
    })
  })
  afterAll(() => site.stop())

  it('only sign-in fails, with the message of the specification (S2.13) and a link home', async () => {
    const { page, close } = await openPage({ ...DESKTOP, baseURL: site.origin })
    await page.goto('/destinations/morocco', { waitUntil: 'networkidle' })
    await page.click('.header-sign-in')
    await page
      .locator('main', {
        hasText: 'It looks like we are experiencing issues, and our team has been notified.',
      })
      .waitFor()
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await page.waitForURL(`${site.origin}/`)
    expect((await page.goto('/profile/saves'))?.status()).toBe(503)
    await close()
  })
})
