import { describe, expect, it } from 'vitest'
import { ALERT_SITE, createAlertSite } from '#test/support/worker/alert-site.tsx'

const STORM = JSON.stringify({ text: '<b>Storm</b> in Fiji <script>x</script>' })
const CLEANED = '<b>Storm</b> in Fiji &lt;script&gt;x&lt;/script&gt;'

type Layout = {
  alert: string | null
  alertVersion: string | null
  alertDismissed: boolean
  alertsOn: string[]
  cookies: object
}
const layoutOf = async (response: Response): Promise<Layout> => (await response.json()) as Layout

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { origin: ALERT_SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
})

describe('layout API', () => {
  it('returns the alert with sanitised markup, and two flags instead of the cookies', async () => {
    const site = createAlertSite()
    site.stored.alert = STORM
    const cookie = '__Host-session=secret; newsletterSubscribed=true; other=1'
    const response = await site.sendRequest('/api/layout', { headers: { cookie } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const layout = await layoutOf(response)
    expect(layout).toEqual({
      alert: CLEANED,
      alertVersion: layout.alertVersion,
      alertDismissed: false,
      alertsOn: [layout.alertVersion],
      cookies: { newsletterSubscribed: true, alertDismissed: false },
    })
  })

  it.each(['error', 'hang', 'slow:4000'])('returns 503 when the settings store fails (%s)', async (fault) => {
    const site = createAlertSite()
    const response = await site.sendRequest('/api/layout', { headers: { 'x-fault': `kv=${fault}` } })
    expect([response.status, await response.json()]).toEqual([503, { error: 'unavailable' }])
    expect(response.headers.get('retry-after')).toBe('5')
  })

  it.each([
    '',
    '{',
    '[]',
    '{"text":""}',
    '{"text":5}',
    `{"text":"${'x'.repeat(401)}"}`,
    '{"text":"x","start":"soon"}',
  ])('returns no alert for an invalid setting: %j', async (alert) => {
    const site = createAlertSite()
    site.stored.alert = alert
    expect((await layoutOf(await site.sendRequest('/api/layout'))).alert).toBeNull()
    expect((await site.sendRequest('/cached')).status).toBe(200)
  })
})

describe('alert on pages', () => {
  it('is shown from its start to its end', async () => {
    const site = createAlertSite()
    site.stored.alert = JSON.stringify({
      text: 'Now',
      start: '2026-11-22T00:00:00Z',
      end: '2026-11-23T00:00:00Z',
    })
    const seen: boolean[] = []
    for (const day of [21, 22, 23]) {
      site.clock.nowMs = Date.UTC(2026, 10, day)
      seen.push((await (await site.sendRequest('/cached')).text()).includes('Now'))
    }
    expect(seen).toEqual([false, true, false])
  })

  it('is shown to every request that arrives while the first one reads it, by one read', async () => {
    const site = createAlertSite()
    site.stored.alert = STORM
    const paths = ['/cached', '/cached?x=1', '/api/layout', '/api/layout']
    const slow = { headers: { 'x-fault': 'kv=slow:200' } }
    const responses = await Promise.all(paths.map((path) => site.sendRequest(path, slow)))
    const texts = await Promise.all(responses.map((response) => response.text()))
    expect(texts.map((text) => text.includes('in Fiji'))).toEqual(paths.map(() => true))
    expect(site.stored.reads).toBe(1)
  })

  it('is read once in half a minute, and a change appears afterwards', async () => {
    const site = createAlertSite()
    site.stored.alert = STORM
    for (let count = 0; count < 5; count += 1) await site.sendRequest('/cached')
    expect(site.stored.reads).toBe(1)
    site.stored.alert = null
    site.clock.nowMs += 31_000
    expect(await (await site.sendRequest('/cached')).text()).toContain(CLEANED)
    expect(await (await site.sendRequest('/cached')).text()).not.toContain('Storm')
    expect(site.stored.reads).toBe(2)
  })

  it('a page with the alert has a separate cache entry, and browsers revalidate it', async () => {
    const site = createAlertSite()
    site.stored.alert = STORM
    const shown = await site.sendRequest('/cached')
    const version = /data-version="([^"]+)"/.exec(await shown.text())?.[1] ?? ''
    expect(shown.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect([site.isCached(version), site.isCached(null)]).toEqual([true, false])
    const cookie = `alertDismissed=true; alertVersion=${version}`
    const closed = await site.sendRequest('/cached', { headers: { cookie } })
    expect(closed.headers.get('cache-control')).toContain('max-age=60')
    expect(await closed.text()).not.toContain('Storm')
    expect(site.isCached(null)).toBe(true)
  })

  it('only the cookie of the specification (S9.5) hides it, and a changed text shows it again', async () => {
    const site = createAlertSite()
    site.stored.alert = STORM
    const withCookie = async (cookie: string) =>
      (await (await site.sendRequest('/cached', { headers: { cookie } })).text()).includes('Storm')
    expect(await withCookie('alertDismissed=true')).toBe(false)
    expect(await withCookie('alertDismissed=yes')).toBe(true)
    expect(await withCookie('alertDismissed=true; alertVersion=another')).toBe(true)
  })

  it.each(['error', 'hang', '429', 'null', 'corrupt'])(
    'is omitted when the settings store fails (%s)',
    async (fault) => {
      const site = createAlertSite()
      const started = Date.now()
      const response = await site.sendRequest('/cached', { headers: { 'x-fault': `kv=${fault}` } })
      expect([response.status, Date.now() - started < 3000]).toEqual([200, true])
    },
  )
})

describe('dismissing the alert without script', () => {
  it('sets both cookies for seven days and redirects back', async () => {
    const site = createAlertSite()
    const body = 'version=abc123&returnTo=%2Fplaces'
    const response = await site.sendRequest(
      '/alert/dismiss',
      post(body, { referer: `${ALERT_SITE}/search?q=x` }),
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, '/search?q=x'])
    expect(response.headers.getSetCookie()).toEqual([
      'alertDismissed=true; Max-Age=604800; Path=/; Secure; SameSite=Lax',
      'alertVersion=abc123; Max-Age=604800; Path=/; Secure; SameSite=Lax',
    ])
    expect((await site.sendRequest('/alert/dismiss', post(body))).headers.get('location')).toBe('/places')
  })

  it.each([
    ['returnTo=https%3A%2F%2Fevil.example', '/'],
    ['returnTo=%2F%2Fevil.example', '/'],
    ['', '/'],
    ['version=%0d%0aset-cookie%3A+x%3D1', '/'],
  ])('redirects nowhere else and accepts no other version: %s', async (body, location) => {
    const response = await createAlertSite().sendRequest('/alert/dismiss', post(body))
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    expect(response.headers.getSetCookie()).toHaveLength(1)
  })

  it('rejects other origins and oversized forms', async () => {
    const site = createAlertSite()
    const foreign = await site.sendRequest(
      '/alert/dismiss',
      post('version=a', { origin: 'https://evil.example' }),
    )
    expect(foreign.status).toBe(403)
    expect((await site.sendRequest('/alert/dismiss', post('x'.repeat(10_000)))).status).toBe(413)
  })
})
