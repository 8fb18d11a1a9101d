import { describe, expect, it } from 'vitest'
import { ALERT_SITE, createAlertSite } from '#test/support/worker/alert-site.tsx'

type Layout = { alert: string | null; alertDismissed: boolean; alertsOn: string[] }
const layoutOf = async (response: Response): Promise<Layout> => (await response.json()) as Layout

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { origin: ALERT_SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
})

describe('one of several alerts', () => {
  it('dismissing it shows the next one, in cached pages too, and neither hides a new one', async () => {
    const site = createAlertSite()
    const publish = (...alerts: readonly object[]): void => {
      site.stored.alert = JSON.stringify({ alerts })
      site.clock.nowMs += 31_000
    }
    const near = { id: '1', text: 'Here', under: ['/cached'] }
    const wide = { id: '2', text: 'Everywhere' }
    let cookie = ''
    const readAlerts = async () => {
      const html = await (await site.sendRequest('/cached', { headers: { cookie } })).text()
      return /data-version="([^"]+)">([^<]*)/.exec(html) ?? [null, null, null]
    }
    const close = async (version: string | null | undefined) => {
      const closing = await site.sendRequest('/alert/dismiss', post(`version=${version}`, { cookie }))
      cookie = closing.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
    }
    publish(wide, near)
    const [, first, here] = await readAlerts()
    expect([here, (await readAlerts())[2]]).toEqual(['Here', 'Here'])
    await close(first)
    const [, second, next] = await readAlerts()
    expect([next, site.isCached(second ?? '')]).toEqual(['Everywhere', true])
    const layout = await layoutOf(await site.sendRequest('/api/layout', { headers: { cookie } }))
    expect([layout.alert, layout.alertDismissed, layout.alertsOn]).toEqual(['Everywhere', false, [second]])
    await close(second)
    expect((await readAlerts())[2]).toBeNull()
    expect(
      (await layoutOf(await site.sendRequest('/api/layout', { headers: { cookie } }))).alertDismissed,
    ).toBe(true)
    publish(wide, near, { id: '3', text: 'Here', under: ['/cached'] })
    await readAlerts()
    expect((await readAlerts())[2]).toBe('Here')
  })

  it.each(['/cached', '/de/cached'])(
    'an alert for some pages is in the layout requested by %s',
    async (path) => {
      const site = createAlertSite()
      site.stored.alert = JSON.stringify({ alerts: [{ id: '1', text: 'Here', under: ['/cached'] }] })
      const layout = await site.sendRequest('/api/layout', { headers: { referer: ALERT_SITE + path } })
      expect((await layoutOf(layout)).alert).toBe('Here')
    },
  )

  it('an ended alert disappears from a cached page at the next poll, and it never appears on pages of other places', async () => {
    const site = createAlertSite()
    site.stored.alert = JSON.stringify({ alerts: [{ id: '1', text: 'Elsewhere', under: ['/other'] }] })
    expect(await (await site.sendRequest('/cached')).text()).not.toContain('Elsewhere')
    site.stored.alert = JSON.stringify({ alerts: [{ id: '2', text: 'Here', under: ['/cached'] }] })
    site.clock.nowMs += 31_000
    await site.sendRequest('/cached')
    expect(await (await site.sendRequest('/cached')).text()).toContain('Here')
    site.stored.alert = JSON.stringify({ alerts: [] })
    site.clock.nowMs += 31_000
    await site.sendRequest('/cached')
    expect(await (await site.sendRequest('/cached')).text()).not.toContain('Here')
  })
})
