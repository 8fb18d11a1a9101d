import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage, type WatchedPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const COLOUR_SCHEMES = [
  ['light', 390],
  ['dark', 1440],
] as const
const BODY = `Dear reader,

## Go in November

See [Japan](/destinations/japan) first.

> Two days are enough.

card: /destinations/japan/kyoto
`
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'void-style': 'off' },
})

let site: StartedSite
beforeAll(async () => {
  site = await startIsolatedSite({ OPERATORS: 'ana@example.com=operator, ben@example.com=editor' })
})
afterAll(() => site.stop())

async function openAdmin(options: Parameters<typeof openPage>[0] = {}, login = 'ana'): Promise<WatchedPage> {
  const opened = await openPage({ baseURL: site.origin, ...options })
  await opened.page.goto('/api/auth/login?returnTo=%2Fdesk')
  await signInAtProvider(opened.page, login, '/desk')
  opened.complaints.splice(0)
  return opened
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function writeCampaign(page: Page): Promise<string> {
  await page.goto('/desk/letters')
  await page.click('main button')
  await page.fill('input[name="subject"]', 'Three nights in Kyoto')
  await page.fill('input[name="preheader"]', 'What to leave out')
  await page.fill('textarea[name="body"]', BODY)
  await page.click('button[value="save"] >> nth=0')
  return new URL(page.url()).pathname
}

describe('admin', () => {
  it('a campaign is written, previewed, tested and sent without script, with its progress shown', async () => {
    const { page, complaints, close } = await openAdmin({ javaScriptEnabled: false })
    await page.goto('/newsletter')
    const path = await writeCampaign(page)
    expect(await page.locator('.desk-checks li:not([data-ok])').count()).toBe(0)
    await page.fill('input[name="find"]', 'iceland')
    await page.click('button[value="find"]')
    await page.click('button[value="/destinations/iceland"]')
    expect(await page.inputValue('textarea[name="body"]')).toContain('card: /destinations/iceland')
    await page.goto(`${path}/preview`)
    const frame = page.frameLocator('iframe >> nth=0')
    await frame.locator('h1', { hasText: 'Three nights in Kyoto' }).waitFor()
    expect(await frame.locator('img >> nth=0').getAttribute('alt')).not.toBe('')
    await page.goto(path)
    await page.click('button:has-text("Send a test to ana@example.com")')
    await page.locator('.notice-done').waitFor()
    const mails = (await (await page.request.get('/_dev/mail.json')).json()) as readonly {
      readonly subject: string
    }[]
    expect(mails.map(({ subject }) => subject)).toContain('[Test] Three nights in Kyoto')
    expect(await page.textContent('.desk-problems')).toContain('It has no recipients.')
    expect(complaints).toEqual([])
    await close()
  })

  it('an alert for a country appears on that country’s pages only, until it is ended', async () => {
    const { page, close } = await openAdmin({ javaScriptEnabled: false })
    await page.goto('/desk/alerts')
    await page.fill('textarea[name="text"]', '<b>Storms</b> close ferries')
    await page.selectOption('select[name="place"]', 'country /destinations/fiji')
    await page.click('button:has-text("Preview")')
    expect(await page.innerHTML('.desk-alert .alert-bar p')).toContain('<b>Storms</b> close ferries')
    await page.click('button:has-text("Publish")')
    await page.locator('.notice-done').waitFor()
    await page.click('button:has-text("End now")')
    await page.locator('.notice-done').waitFor()
    await page.goto('/desk/audit')
    expect(await page.textContent('.desk-table')).toContain('alert.publish')
    await close()
  })

  itUnlessSample.each(COLOUR_SCHEMES)(
    '%s has no axe violations, is valid and fits, %i px wide',
    async (colorScheme, width) => {
      const { page, complaints, close } = await openAdmin({
        colorScheme,
        viewport: { width, height: 900 },
        bypassCSP: true,
      })
      const campaignPath = await writeCampaign(page)
      for (const path of [
        '/desk',
        '/desk/letters',
        campaignPath,
        `${campaignPath}/preview`,
        '/desk/alerts',
        '/desk/audit',
      ]) {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        const report = await checker.validateString((await response?.text()) ?? '')
        const found = report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        )
        expect([path, ...new Set(found)]).toEqual([path])
        expect([path, ...(await findAxeViolations(page))]).toEqual([path])
        await page.setViewportSize({ width: 320, height: 640 })
        expect([path, await overflow(page)]).toEqual([path, 0])
        await page.setViewportSize({ width, height: 900 })
      }
      expect(complaints).toEqual([])
      await close()
    },
  )

  itUnlessSample('every control is reachable by keyboard in order, and Enter saves', async () => {
    const { page, close } = await openAdmin({ viewport: { width: 1280, height: 900 } }, 'ben')
    const path = await writeCampaign(page)
    const count = await page
      .locator('main :is(a, button, input:not([type=hidden]), textarea, select)')
      .count()
    await page.locator('#main').focus()
    const seen = new Set<string>()
    for (let step = 0; step < count + 5; step += 1) {
      await page.keyboard.press('Tab')
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
    }
    for (const name of ['subject', 'preheader', 'body', 'find', 'frequency', 'topics', 'pacePerMinute'])
      expect([...seen].some((html) => html.includes(`name="${name}"`))).toBe(true)
    await page.focus('input[name="subject"]')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    // The page before confirms an action, too.
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    await page.locator('.notice-done').waitFor()
    expect([new URL(page.url()).pathname, await page.inputValue('input[name="subject"]')]).toEqual([
      path,
      'Three nights in Kyoto!',
    ])
    expect(await page.textContent('main')).toContain('Only operators can send campaigns.')
    await close()
  })
})
