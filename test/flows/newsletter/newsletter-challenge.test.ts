import { beforeEach, describe, expect, it } from 'vitest'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'

const KEYS = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret' }
const newAddress = (): string => `${crypto.randomUUID()}@example.com`

let site: NewsletterSite
beforeEach(async () => {
  site = await createNewsletterSite({ ...KEYS, TURNSTILE_AFTER: '0' })
})

describe('with Turnstile', () => {
  it('asks for proof, and says where to get it', async () => {
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

  it('takes a sign-up with proof, and none whose proof is refused', async () => {
    expect((await site.signUp(newAddress(), {}, { challenge: 'proof' })).status).toBe(200)
    site.mailService.passesChallenge = false
    expect((await site.signUp(newAddress(), {}, { challenge: 'forged' })).status).toBe(403)
    expect(site.jobs).toHaveLength(1)
  })

  it('asks only above the number of sign-ups that the operator names', async () => {
    site = await createNewsletterSite({ ...KEYS, TURNSTILE_AFTER: '3' })
    // A window of time that no other test counts in.
    site.clock.nowMs += 1_000_000_000
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await site.signUp(newAddress())).status)
    expect(statuses).toEqual([200, 200, 200, 403, 403])
    site.clock.nowMs += 601_000
    expect((await site.signUp(newAddress())).status).toBe(200)
  })

  it('asks a form on a page of its own, with all that was typed, and opens the policy there alone', async () => {
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
