import { env } from 'cloudflare:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readConsent } from '#isomorphic/measuring/consent-choice.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { ConsentForm } from '#src/measuring/consent-form.tsx'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

const SETTINGS = '/cookie-settings'
const OPT_OUT = '/do-not-sell-or-share-my-personal-information'

function submit(path: string, fields: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetchSite(path, {
    method: 'POST',
    headers: { origin: WORKER_ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: fields,
  })
}
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetchSite(path, { headers })
  return { headers: response.headers, html: await response.text() }
}
const isTicked = (html: string, name: string): boolean =>
  new RegExp(`<input[^>]*name="${name}"[^>]*checked=""`).test(html)

describe('first visit', () => {
  it.each(['/', '/places', '/destinations/japan/kyoto', '/search?q=x', SETTINGS, OPT_OUT])(
    '%s sets no cookie and names no third-party script',
    async (path) => {
      const { headers, html } = await page(path)
      expect(headers.getSetCookie()).toEqual([])
      expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:\/\/(?!fernway\.test)/)
      expect(headers.get('content-security-policy')).toMatch(/connect-src 'self';/)
    },
  )

  it('the footer links to Cookie Settings and, in a new tab, to the Do Not Sell page', async () => {
    const { html } = await page('/')
    expect(html).toContain('<a href="/cookie-settings">Cookie Settings</a>')
    expect(html).toMatch(
      new RegExp(
        `<a href="${OPT_OUT}" target="_blank" rel="noopener">\\s*Do Not Sell or Share My Personal Information`,
      ),
    )
  })
})

describe('Cookie Settings', () => {
  it('a choice is stored for half a year, in a cookie without an identifier', async () => {
    for (const [fields, value] of [
      ['choice=all', 'measurement.advertising'],
      ['choice=measurement', 'measurement'],
      ['choice=necessary&measurement=on&advertising=on', 'none'],
      ['choice=chosen', 'none'],
      ['choice=chosen&advertising=on', 'advertising'],
    ]) {
      const response = await submit('/api/consent', fields ?? '')
      expect([response.status, response.headers.get('location')]).toEqual([303, SETTINGS])
      expect(response.headers.getSetCookie()).toEqual([
        `consent=${value}; Max-Age=15552000; Path=/; Secure; SameSite=Lax`,
      ])
    }
  })

  it('the page shows the current choice, uncached', async () => {
    const fresh = await page(SETTINGS)
    expect(fresh.headers.get('cache-control')).toBe('no-store')
    expect([isTicked(fresh.html, 'measurement'), isTicked(fresh.html, 'advertising')]).toEqual([false, false])
    const allowed = await page(SETTINGS, { cookie: 'consent=measurement' })
    expect([isTicked(allowed.html, 'measurement'), isTicked(allowed.html, 'advertising')]).toEqual([
      true,
      false,
    ])
  })

  it('the page names third parties that are involved', async () => {
    const { html } = await page(SETTINGS)
    expect(html).toContain('We count ourselves')
    const form = (hasHelpers: boolean) =>
      renderToStaticMarkup(
        createElement(ConsentForm, {
          state: readConsent('', false),
          hasAds: false,
          hasThirdParties: hasHelpers,
        }),
      )
    expect(form(true)).toContain('Companies that work for us take part in it.')
    expect(form(true)).not.toContain('We count ourselves')
  })

  it('refusing takes one press, as does accepting', async () => {
    const { html } = await page(SETTINGS)
    const buttons = [...html.matchAll(/<button[^>]*class="([^"]+)"[^>]*value="(all|necessary)"/g)]
    expect(buttons.map(([, className, value]) => [className, value])).toEqual([
      ['button', 'all'],
      ['button', 'necessary'],
    ])
  })

  it('other origins, types and values are rejected', async () => {
    expect((await submit('/api/consent', 'choice=all', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await submit('/api/consent', '{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await submit('/api/consent', 'choice=__proto__')).status).toBe(400)
    expect((await submit('/api/consent', `choice=all&x=${'x'.repeat(2000)}`)).status).toBe(413)
    expect((await fetchSite('/api/consent')).status).toBe(405)
  })
})

describe('Global Privacy Control', () => {
  it('support is announced', async () => {
    const { ASSETS } = env as unknown as Bindings
    const response = await ASSETS.fetch('https://assets.local/.well-known/gpc.json')
    expect(await response.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  it('is honoured and shown, whatever was chosen before', async () => {
    const { html } = await page(SETTINGS, { 'sec-gpc': '1', cookie: 'consent=measurement.advertising' })
    expect(html).toContain('Global Privacy Control')
    expect([isTicked(html, 'measurement'), isTicked(html, 'advertising')]).toEqual([false, false])
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*name="measurement"/)
    const optOut = await page(OPT_OUT, { 'sec-gpc': '1' })
    expect(optOut.html).toContain('you have opted out already')
    expect(optOut.html).not.toContain('name="optOut"')
  })

  it('a cookie exposes it to scripts where a browser sends only the header, and is removed again', async () => {
    const setCookies = async (path: string, headers: Record<string, string>) =>
      (await page(path, headers)).headers.getSetCookie()
    const consented = { cookie: 'consent=measurement' }
    const on = 'gpc=1; Path=/; Secure; SameSite=Lax'
    expect(await setCookies('/api/layout', { ...consented, 'sec-gpc': '1' })).toEqual([on])
    expect(await setCookies('/api/layout', { cookie: `${consented.cookie}; gpc=1`, 'sec-gpc': '1' })).toEqual(
      [],
    )
    expect(await setCookies('/api/layout', { cookie: `${consented.cookie}; gpc=1` })).toEqual([
      'gpc=; Path=/; Secure; SameSite=Lax; Max-Age=0',
    ])
    expect(await setCookies('/api/layout', consented)).toEqual([])
    const answered = await submit('/api/consent', 'choice=measurement', { 'sec-gpc': '1' })
    expect(answered.headers.getSetCookie()).toEqual([expect.stringMatching(/^consent=measurement;/), on])
  })

  it.each(['', 'consent=none'])('no cookie is set for a visitor without consent: "%s"', async (cookie) => {
    const { headers } = await page('/api/layout', { cookie, 'sec-gpc': '1' })
    expect(headers.getSetCookie()).toEqual([])
  })
})

describe('Do Not Sell switch', () => {
  it('opts out for a year without script or account, and can be undone', async () => {
    const out = await submit(OPT_OUT, 'optOut=1')
    expect([out.status, out.headers.get('location')]).toEqual([303, OPT_OUT])
    expect(out.headers.getSetCookie()).toEqual(['optOut=1; Max-Age=31536000; Path=/; Secure; SameSite=Lax'])
    const shown = await page(OPT_OUT, { cookie: 'optOut=1' })
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.html).toContain('You have opted out on this browser')
    expect(shown.html).toMatch(/<button[^>]*value="0"[^>]*>Withdraw my opt-out/)
    const back = await submit(OPT_OUT, 'optOut=0')
    expect(back.headers.getSetCookie()).toEqual(['optOut=; Max-Age=0; Path=/; Secure; SameSite=Lax'])
  })

  it('overrides the consent of Cookie Settings', async () => {
    const { html } = await page(SETTINGS, { cookie: 'consent=measurement; optOut=1' })
    expect(isTicked(html, 'measurement')).toBe(false)
    expect(html).toContain('withdraw your opt-out')
  })

  it('other values are rejected', async () => {
    for (const fields of ['', 'optOut=2', 'optOut=true']) {
      expect((await submit(OPT_OUT, fields)).status).toBe(400)
    }
    expect((await submit(OPT_OUT, 'optOut=1', { origin: 'https://evil.example' })).status).toBe(403)
  })
})
