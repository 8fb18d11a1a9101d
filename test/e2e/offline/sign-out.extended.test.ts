import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const PLACE = '/destinations/tuvalu'
const OUTBOX = 'fernway-outbox'

/** Returns everything that the site stored on this device, by storage type. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const responses: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        responses.push(`${request.url} ${(await (await caches.match(request))?.text()) ?? ''}`)
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      answers: responses,
    }
  })

/** Signs in, downloads a guide, and saves a place while the site is unreachable; the change stays queued. */
async function leaveSomethingWaiting(page: Page, login: string): Promise<void> {
  await page.goto(PLACE)
  await waitForServiceWorker(page)
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(PLACE)}`)
  await signInAtProvider(page, login, PLACE)
  await page.locator('[data-session-initial]:not(:empty)').first().waitFor({ state: 'attached' })
  await page.locator('[data-pocket][data-ready]').first().click()
  await page.getByRole('button', { name: 'Download guide' }).click()
  await page.locator('.pocket-panel[data-state="kept"]').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.route('**/api/saves/changes', (route) => route.abort())
  await page.context().setOffline(true)
  await page.locator('.destination-head form.save button').click()
  await page.locator('.save-status', { hasText: 'when the site can be reached' }).waitFor()
  await page.context().setOffline(false)
  expect((await leftBehind(page)).databases).toContain(OUTBOX)
  // From here on pages never become idle.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
}

async function expectNothingOf(page: Page, login: string): Promise<void> {
  await expect.poll(async () => (await leftBehind(page)).databases).not.toContain(OUTBOX)
  const { local: stored, session, cookie, answers: responses } = await leftBehind(page)
  // A time alone, which names no page and no visitor; the service worker cannot reach it.
  const { 'fernway.last-delivery': _, ...local } = stored
  expect({ local, session, cookie }).toEqual({ local: {}, session: {}, cookie: '' })
  // Guide files were requested, and they are public.
  expect(responses.length).toBeGreaterThan(20)
  expect(responses.filter((response) => response.includes(login))).toEqual([])
}

it('signing out before the page is idle removes all private data', async () => {
  const { page, close } = await openPage({ serviceWorkers: 'allow' })
  const login = `leaving-${crypto.randomUUID().slice(0, 8)}`
  await leaveSomethingWaiting(page, login)
  await page.goto('/profile/settings', { waitUntil: 'commit' })
  await page.locator('main a[href="/api/auth/logout"]').click()
  await page.locator('button[value="yes"]').click()
  await page.waitForURL('**/')
  await expectNothingOf(page, login)
  await close()
})

it('deleting the account before the page is idle removes all private data', async () => {
  const { page, close } = await openPage({ serviceWorkers: 'allow' })
  const login = `leaving-${crypto.randomUUID().slice(0, 8)}`
  await leaveSomethingWaiting(page, login)
  await page.goto('/profile/settings/delete', { waitUntil: 'commit' })
  await page.locator('main input[type="checkbox"]').check()
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL('**/goodbye')
  await expectNothingOf(page, login)
  await close()
})

it('a cross-site logout link, which signs out no visitor, removes nothing', async () => {
  const { page, close } = await openPage({ serviceWorkers: 'allow' })
  await leaveSomethingWaiting(page, `staying-${crypto.randomUUID().slice(0, 8)}`)
  const logout = new URL('/api/auth/logout', page.url()).href
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${logout}">a prize</a>` }),
  )
  const here = page.url()
  await page.goto('http://elsewhere.test/')
  await page.getByRole('link', { name: 'a prize' }).click()
  await page.waitForURL(logout)
  await page.goto(here)
  expect((await leftBehind(page)).databases).toContain(OUTBOX)
  expect(await page.evaluate(async () => (await fetch('/api/auth/profile')).status)).toBe(200)
  await close()
})
