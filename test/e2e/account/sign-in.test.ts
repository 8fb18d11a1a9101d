import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

describe('signing in', () => {
  it('sign-in goes to the provider and back to the requested page, and signing out works', async () => {
    const { page, close } = await openPage({ viewport: { width: 1280, height: 800 } })
    await page.goto('/profile/settings?from=here')
    await signInAtProvider(page, 'ana', '/profile/settings?from=here')
    // The account is a part of the page that may come late.
    await expect.poll(() => page.textContent('main')).toContain('ana@example.com')
    const profile = await page.evaluate(async () => (await fetch('/api/auth/profile')).json())
    expect(profile).toMatchObject({ nickname: 'Ana', email: 'ana@example.com' })
    const cookies = await page.context().cookies()
    const expected = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }
    expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject(expected)
    await page.click('main a[href="/api/auth/logout"]')
    await page.click('button[value="yes"]')
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.evaluate(async () => (await fetch('/api/auth/profile')).status)).toBe(204)
    await page.goto('/profile/settings')
    expect(new URL(page.url()).pathname).not.toBe('/profile/settings')
    await close()
  })

  it('two tabs complete sign-in concurrently, each with its own return address', async () => {
    const { page, close } = await openPage()
    const other = await page.context().newPage()
    await page.goto('/api/auth/login?returnTo=/destinations/morocco')
    await other.goto('/api/auth/login?returnTo=/destinations/japan/kyoto%3Fx%3D1')
    await signInAtProvider(page, 'ben', '/destinations/morocco')
    await signInAtProvider(other, 'ben', '/destinations/japan/kyoto?x=1')
    await close()
  })
})
