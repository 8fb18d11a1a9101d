import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForLiveForms } from '#test/support/node/trip-browser.ts'
import { waitForSession } from '#test/support/node/wait-for-session.ts'

const SAVES = '/profile/saves'
const KYOTO = '/destinations/japan/kyoto'

it('a note that cannot be merged is shown with its text and the reason until its owner discards it', async () => {
  const { page, close } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(SAVES)}`)
  await signInAtProvider(page, `refused-${crypto.randomUUID().slice(0, 8)}`, SAVES)
  const post = (path: string, body: Record<string, string> | string): Promise<number> =>
    page.evaluate(
      async ([address, sent]) => {
        const isJson = typeof sent === 'string'
        const headers: HeadersInit = isJson ? { 'content-type': 'application/json' } : {}
        const data = isJson ? sent : new URLSearchParams(sent)
        return (await fetch(String(address), { method: 'POST', headers, body: data as BodyInit })).status
      },
      [path, body] as const,
    )
  await post('/api/saves/merge', JSON.stringify({ paths: [KYOTO] }))
  await page.goto(SAVES)
  // The script stores the note for the account of the session.
  await Promise.all([waitForLiveForms(page), waitForSession(page)])
  // The note is written without a network, while another device writes one there.
  await page.route('**/profile/saves/main', (route) => route.abort())
  await page.getByRole('button', { name: /note.*Kyoto/i }).click()
  await page.locator('textarea[name="note"]').first().fill('b'.repeat(300))
  await page.locator('button[value="note"]').first().click()
  await page.locator('.save-status', { hasText: 'Saved on this device' }).waitFor()
  await page.unroute('**/profile/saves/main')
  await post('/profile/saves/main', { do: 'note', path: KYOTO, note: 'a'.repeat(300) })
  await page.goto(SAVES)
  const section = page.locator('#not-applied')
  await section.getByText('Your note on Kyoto').waitFor()
  expect(await section.textContent()).toContain('b'.repeat(300))
  expect(await section.textContent()).toContain('Another of your devices wrote a note there too')
  await section.getByRole('button', { name: 'Copy text' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('b'.repeat(300))
  await page.reload()
  await section.getByRole('button', { name: 'Discard' }).click()
  await section.waitFor({ state: 'hidden' })
  await close()
})
