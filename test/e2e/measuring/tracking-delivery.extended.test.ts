import { describe, expect, it } from 'vitest'
import { leaveWithConsent, openWithConsent, visitWithConsent } from '#test/support/node/open-with-consent.ts'

describe('delivery of events', () => {
  it('events at the end of a page are sent by beacon, such as a sign-up within three seconds', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/places')
    await page.evaluate(() => {
      const place = globalThis as unknown as { fernwayEvents: { push: (event: unknown) => void } }
      const event = {
        name: 'form_submit',
        formName: 'newsletter',
        formType: 'NEWSLETTER',
        source: 'Footer-signup',
      }
      addEventListener('pagehide', () => place.fernwayEvents.push({ ...event, emailHash: 'ab'.repeat(32) }))
    })
    await leaveWithConsent(measured)
    expect(await requests.named('FormSubmitted')).toMatchObject([
      { path: '/places', payload: { userId: 'ab'.repeat(32) } },
    ])
    expect(await requests.named('SignUpCaptured')).toMatchObject([
      { payload: { captureType: 'form', placement: 'Footer-signup', signUpType: 'newsletter' } },
    ])
    await close()
  })

  it('up to a hundred events are queued while offline, and sent when the network is back', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/places')
    await page.context().setOffline(true)
    // Only now: the page view may have been sent in a batch before.
    const before = await requests.countBatches()
    await page.evaluate(() => {
      const track = (globalThis as { fernwayTrack?: (...call: unknown[]) => void }).fernwayTrack
      for (let index = 0; index < 120; index += 1) track?.('pageView', { title: `N${index}` })
    })
    await page.waitForTimeout(500)
    expect(await requests.countBatches()).toBe(before)
    await page.context().setOffline(false)
    await page.waitForTimeout(500)
    await leaveWithConsent(measured)
    const titles = (await requests.named('pageView'))
      .map(({ payload }) => String(payload['title']))
      .filter((title) => /^N\d+$/.test(title))
    expect(titles.length).toBeLessThanOrEqual(100)
    expect(titles.length).toBeGreaterThanOrEqual(99)
    expect(titles.at(-1)).toBe('N119')
    expect(new Set(titles).size).toBe(titles.length)
    await close()
  })
})
