import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const SEARCHES = 12

describe('view transitions', () => {
  it('that the browser skips or aborts cause no error, whichever promise is rejected', async () => {
    const { page, complaints, close } = await openPage({ viewport: { width: 1280, height: 900 } })
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) reports.push(request.postData() ?? '')
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (const type of ['pageswap', 'pagereveal']) {
        const abort = () =>
          Promise.reject(
            new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'),
          )
        const viewTransition = { ready: abort(), finished: abort(), updateCallbackDone: abort() }
        dispatchEvent(Object.assign(new Event(type), { viewTransition }))
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    })
    expect(complaints).toEqual([])
    expect(reports).toEqual([])
    await close()
  })

  it('twelve searches from the home page cause no error, with the window resized on the way', async () => {
    const { page, complaints, close } = await openPage({ viewport: { width: 1280, height: 900 } })
    for (let times = 0; times < SEARCHES; times += 1) {
      await page.goto('/')
      const field = page.locator('.site-header input[type="search"]').first()
      await field.fill('kyoto')
      await Promise.all([
        page.waitForURL('**/search?q=kyoto'),
        field.press('Enter'),
        page.setViewportSize({ width: 1280 - times, height: 900 }),
      ])
      await page.locator('main h1').waitFor()
    }
    expect(complaints.filter((line) => line.startsWith('error:'))).toEqual([])
    await close()
  })
})
