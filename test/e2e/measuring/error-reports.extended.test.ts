import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { settleRequests } from '#test/support/node/settle-requests.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

type Notice = {
  readonly errors: readonly { readonly type: string; readonly message: string }[]
  readonly context: {
    readonly url: string
    readonly component?: string
    readonly history?: readonly { readonly type: string; readonly num?: number }[]
  }
}

function recordNotices(page: Page): Notice[] {
  const notices: Notice[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/errors')
      notices.push(JSON.parse(request.postData() ?? '{}') as Notice)
  })
  return notices
}

/** Runs a script file of the site, because errors without a file count as noise. */
async function runFile(page: Page, source: string): Promise<void> {
  const path = `/assets/test-${Math.random().toString(36).slice(2)}.js`
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        document.head.append(Object.assign(document.createElement('script'), { src, onload: resolve }))
      }).then(() => undefined),
    path,
  )
}
const messagesOf = (notices: readonly Notice[]) => notices.map(({ errors }) => errors[0]?.message)

describe('browser error reports', () => {
  it('errors are reported, the first ones included, without personal data and with breadcrumbs', async () => {
    const { page, close } = await openPage()
    const notices = recordNotices(page)
    await page.goto('/places?token=abc')
    await page.hover('h1')
    await waitForIdleIslands(page)
    await page.click('h1')
    await page.click('h1')
    await runFile(page, `throw new TypeError('first for ana@mail.example')`)
    await runFile(page, `Promise.reject(new Error('second'))`)
    await expect.poll(() => messagesOf(notices)).toEqual(['first for [email]', 'second'])
    expect(notices[0]?.errors[0]?.type).toBe('TypeError')
    expect(new URL(notices[0]?.context.url ?? '').search).toBe('')
    expect(notices[0]?.context.history).toMatchObject([{ type: 'click', num: 2 }])
    await close()
  })

  it('an error counts once within a second, and again afterwards', async () => {
    const { page, close } = await openPage()
    const notices = recordNotices(page)
    await page.clock.install()
    await page.goto('/places')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await runFile(
      page,
      // A rejection and not an exception, because a page with a fake clock does not see errors of its timers. The stack
      // has no frames, which would differ between runs.
      `Error.stackTraceLimit = 1;
       const fail = () => void Promise.reject(new Error('same'));
       for (const ms of [0, 300, 2500]) setTimeout(fail, ms)`,
    )
    await page.clock.runFor(100)
    await expect.poll(() => messagesOf(notices)).toEqual(['same'])
    // The page gets the rejection in a later task, which has to run within the second.
    await page.clock.runFor(300)
    await settleRequests(page)
    await page.clock.runFor(1600)
    await settleRequests(page)
    expect(notices).toHaveLength(1)
    await page.clock.runFor(600)
    await expect.poll(() => messagesOf(notices)).toEqual(['same', 'same'])
    await settleRequests(page)
    expect(notices).toHaveLength(2)
    await close()
  })

  it('any thrown value is reported, and none causes another error', async () => {
    const { page, close } = await openPage()
    const notices = recordNotices(page)
    await page.clock.install()
    await page.goto('/places')
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    await runFile(
      page,
      `const cyclic = { message: 'cyclic' }; cyclic.self = cyclic
       const huge = new Error('huge ' + 'x'.repeat(200000))
       const getter = Object.defineProperty(new Error('g'), 'message', { get() { throw new Error('read') } })
       const named = Object.assign(new Error('named'), { name: { toString() { throw new Error('name') } } })
       const proxy = new Proxy({}, { get() { throw new Error('proxy') } })
       const all = [null, undefined, '', 'a text', 5, cyclic, huge, getter, named, proxy, Object.create(null), Symbol('s')]
       console.log(proxy, cyclic, getter, 'c'.repeat(100000))
       all.forEach((thrown, at) => setTimeout(() => Promise.reject(thrown), at * 50))
       setTimeout(() => Promise.reject(new Error('the last')), 3000)`,
    )
    await page.clock.runFor(3000)
    await expect.poll(() => messagesOf(notices).at(-1)).toBe('the last')
    expect(messagesOf(notices)).toEqual(
      expect.arrayContaining(['a text', 'cyclic', 'an error that cannot be read']),
    )
    expect(notices.length).toBeGreaterThanOrEqual(8)
    for (const notice of notices) expect(JSON.stringify(notice).length).toBeLessThan(64_000)
    expect(pageErrors.filter((text) => /invariant|airbrake|notice|Cannot convert/i.test(text))).toEqual([])
    await close()
  })

  it('reports are deferred while offline', async () => {
    const { page, close } = await openPage()
    const notices = recordNotices(page)
    await page.goto('/places')
    await runFile(
      page,
      `globalThis.failLater = (text) => setTimeout(() => { throw new Error(text) }); failLater('online')`,
    )
    await expect.poll(() => messagesOf(notices)).toEqual(['online'])
    await page.context().setOffline(true)
    await page.evaluate(() =>
      (globalThis as unknown as { failLater: (text: string) => void }).failLater('offline'),
    )
    await page.waitForTimeout(300)
    expect(notices).toHaveLength(1)
    await page.context().setOffline(false)
    await expect.poll(() => messagesOf(notices)).toEqual(['online', 'offline'])
    await close()
  })

  it('errors without a network are reported later also when the reporter was not loaded before', async () => {
    const { page, close } = await openPage()
    const notices = recordNotices(page)
    const layout = page.waitForResponse('**/api/layout')
    await page.goto('/places')
    await layout
    await page.waitForLoadState('networkidle')
    await runFile(page, `globalThis.failLater = (text) => setTimeout(() => { throw new Error(text) })`)
    await page.context().setOffline(true)
    for (const text of ['first', 'second']) {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('error-notifier'))
      await page.evaluate(
        (message) => (globalThis as unknown as { failLater: (text: string) => void }).failLater(message),
        text,
      )
      await failed
    }
    await page.context().setOffline(false)
    await expect.poll(() => messagesOf(notices).toSorted()).toEqual(['first', 'second'])
    await close()
  })

  it('an error in an island shows the fallback and is reported; the third in a row removes the retry button', async () => {
    const { page, close } = await openPage({ viewport: { width: 1280, height: 900 } })
    const notices = recordNotices(page)
    await page.route('**/assets/search-box.island-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `let count = 0; export const Box = { definition: { name: 'search-box', when: 'interaction', View() { count += 1; throw new Error('island ' + count) } } }`,
      }),
    )
    await page.goto('/search')
    await page.focus('#search-q')
    const fallback = page.locator('.error-notice')
    await fallback.getByText('It looks like we are experiencing issues').waitFor()
    for (let times = 0; times < 2; times += 1) await fallback.getByText('Try again?').click()
    await fallback.getByText('Try again?').waitFor({ state: 'detached' })
    expect(await fallback.getByText('Go to home page').count()).toBe(1)
    await expect.poll(() => notices.length).toBeGreaterThanOrEqual(1)
    expect(notices[0]?.context.component).toBe('island search-box')
    await close()
  })
})
