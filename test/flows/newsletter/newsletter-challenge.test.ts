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
    site.mailService.isPerson = false
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

  it('opens the policy for its script and its frame, and only then', async () => {
    const policyOf = async (it: NewsletterSite) =>
      (await it.ask('/newsletter')).headers.get('content-security-policy') ?? ''
    expect(await policyOf(site)).toContain(
      "script-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com;",
    )
    expect(await policyOf(await createNewsletterSite())).not.toMatch(/challenges|frame-src/)
  })
})
