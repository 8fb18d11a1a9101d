import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '#test/support/node/captured-mail.ts'
import { findAxeViolations, findColourViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'

const PAGES = [
  '/desk/works',
  '/desk/errors',
  '/desk/links',
  '/desk/inbox',
  '/desk/readers',
  '/desk/photographs?page=/destinations/japan/kyoto',
  '/desk/facts',
  '/desk/runbooks',
]
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36'

let site: StartedSite

/** Creates an error, a mistake report, and a search without results. */
async function leaveTraces(origin: string): Promise<void> {
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin, 'user-agent': BROWSER, ...headers },
    })
  const json = { 'content-type': 'application/json' }
  const frame = { file: `${origin}/assets/entry-Abcd1234.js`, line: 1, column: 2, function: 'f' }
  const notice = {
    errors: [{ type: 'TypeError', message: 'the map has no ground', backtrace: [frame] }],
    context: { url: `${origin}/places`, severity: 'error' },
  }
  await post('/api/errors', JSON.stringify(notice), json)
  const searched = { searchTerm: 'night trains to fiji', resultCount: 0 }
  const events = [
    { name: 'Searched', path: '/search', payload: searched },
    { name: 'pageView', path: '/places', payload: {} },
  ]
  await post('/api/events', JSON.stringify({ events }), { ...json, cookie: 'consent=measurement' })
  const mistake = {
    page: '/destinations/fiji',
    text: 'The ferry sails on Mondays now, not on Sundays.',
    email: '',
  }
  await post('/api/mistakes', String(new URLSearchParams(mistake)), {
    'content-type': 'application/x-www-form-urlencoded',
  })
}

beforeAll(async () => {
  site = await startIsolatedSite({ OPERATORS: 'ana@example.com=operator' })
  await leaveTraces(site.origin)
})
afterAll(() => site.stop())

async function openAdmin(options: BrowserContextOptions = {}) {
  const opened = await openPage({ baseURL: site.origin, ...options })
  await opened.page.goto('/api/auth/login?returnTo=%2Fdesk')
  await signInAtProvider(opened.page, 'ana', '/desk')
  opened.complaints.splice(0)
  return opened
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe('admin pages', () => {
  it('have no axe violations in light and dark, no script, and no sideways scrolling at 320 px', async () => {
    const { page, complaints, close } = await openAdmin({ viewport: { width: 320, height: 800 } })
    // The site stores an error after its response.
    const error = await waitFor('the error', async () => {
      await page.goto('/desk/errors')
      const [title] = await page.locator('a.desk-error-title').all()
      return (await title?.getAttribute('href')) ?? undefined
    })
    for (const path of [...PAGES, error]) {
      await page.goto(path)
      for (const details of await page.locator('main details').all()) await details.locator('summary').click()
      expect(await findAxeViolations(page), path).toEqual([])
      expect([path, await isTooWide(page)]).toEqual([path, false])
      expect([path, await page.locator('script').count()]).toEqual([path, 0])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findColourViolations(page), path).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    expect(complaints).toEqual([])
    await close()
  })

  it('are operable by keyboard and without script', async () => {
    const { page, close } = await openAdmin({ javaScriptEnabled: false })
    await page.goto('/desk/inbox')
    const take = page.getByRole('button', { name: /^Start the mistake/ })
    for (
      let presses = 0;
      presses < 80 && !(await take.evaluate((button) => button.matches(':focus')));
      presses += 1
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/desk/inbox?state=new&done=working')
    expect(await page.getByRole('status').textContent()).toContain('In progress.')

    await page.goto('/desk/readers')
    await page.getByLabel('Meaning of “night trains to fiji”').fill('Fiji')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/desk/readers?done=alias')
    await page.goto('/desk/errors')
    await page.getByRole('link', { name: 'TypeError: the map has no ground' }).press('Enter')
    await page.getByRole('button', { name: 'Resolve' }).press('Enter')
    await page.waitForURL('**?done=resolved')
    await page.goto('/desk/audit')
    for (const action of ['mistake.working', 'search.alias', 'error.resolved'])
      expect(await page.locator('main').textContent()).toContain(action)
    await close()
  })
})
