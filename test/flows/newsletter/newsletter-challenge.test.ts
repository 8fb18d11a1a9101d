import { beforeEach, describe, expect, it } from 'vitest'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'

const KEYS = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret' }
const newAddress = (): string => `${crypto.randomUUID()}@example.com`

let site: NewsletterSite
beforeEach(async () => {
  site = await createNewsletterSite({ ...KEYS, TURNSTILE_AFTER: '0' })
})

describe('sign-up with Turnstile', () => {
  it('a sign-up without a token is rejected and the response names the challenge', async () => {
    const response = await site.signUp(newAddress())
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        error: 'proof_needed',
        siteKey: 'site-key',
        script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      },
    ])
    expect(site.jobs).toEqual([])
  })

  it('a sign-up with a valid token is accepted, and one with an invalid token is rejected', async () => {
    expect((await site.signUp(newAddress(), {}, { challenge: 'proof' })).status).toBe(200)
    site.mailService.passesChallenge = false
    expect((await site.signUp(newAddress(), {}, { challenge: 'forged' })).status).toBe(403)
    expect(site.jobs).toHaveLength(1)
  })

  it('a token is required only above the configured number of sign-ups', async () => {
    site = await createNewsletterSite({ ...KEYS, TURNSTILE_AFTER: '3' })
    // A time window in which no other test counts.
    site.clock.nowMs += 1_000_000_000
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await site.signUp(newAddress())).status)
    expect(statuses).toEqual([200, 200, 200, 403, 403])
    site.clock.nowMs += 601_000
    expect((await site.signUp(newAddress())).status).toBe(200)
  })

  it('a form submission shows the challenge on a separate page with the submitted fields, and only that page allows Turnstile in its policy', async () => {
    const fields = { email: '"Ana" <ana@example.com>', source: 'Footer-signup', formName: 'a', formType: 'B' }
    const challenged = await site.sendForm({ ...fields, email: newAddress() })
    const html = await challenged.text()
    expect([challenged.status, challenged.headers.get('cache-control')]).toEqual([403, 'no-store'])
    expect(challenged.headers.get('content-security-policy')).toContain(
      "script-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com;",
    )
    expect(html).toContain('src="https://challenges.cloudflare.com/turnstile/v0/api.js"')
    expect(html).toContain('data-sitekey="site-key"')
    for (const [name, value] of Object.entries({ source: 'Footer-signup', formName: 'a', formType: 'B' }))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    const wrong = await site.sendForm(fields)
    expect(wrong.status).toBe(400)
    for (const response of [wrong, await site.fetch('/newsletter')])
      expect(response.headers.get('content-security-policy')).not.toMatch(/challenges|frame-src/)
    site.mailService.passesChallenge = true
    const proven = await site.sendForm({ ...fields, email: newAddress(), challenge: 'proof' })
    expect([proven.status, proven.headers.get('location')]).toEqual([303, '/newsletter/thanks'])
  })
})
