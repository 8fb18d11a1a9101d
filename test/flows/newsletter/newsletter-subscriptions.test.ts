import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import {
  findSubscriptionByAddress,
  subscribeVerifiedAddress,
  unsubscribeAddress,
} from '#src/newsletter/subscriptions.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import worker from '#src/worker.ts'
import { tokenOf } from '#test/support/worker/mail/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
})

describe('subscription of an account', () => {
  const submission = {
    source: 'Account',
    formName: 'settings',
    formType: 'NEWSLETTER',
    language: 'en',
  } as const

  it('an address that the identity provider verified is subscribed and unsubscribed without a mail', async () => {
    const own = `${crypto.randomUUID()}@example.com`
    expect(await findSubscriptionByAddress(site.env.DB, own)).toBeNull()
    expect(await subscribeVerifiedAddress(site.env.DB, { address: own, ...submission }, 100)).toBe(true)
    expect(await findSubscriptionByAddress(site.env.DB, own)).toMatchObject({
      status: 'confirmed',
      topics: [],
    })
    await unsubscribeAddress(site.env.DB, own, 200)
    expect(await findSubscriptionByAddress(site.env.DB, own)).toMatchObject({ status: 'unsubscribed' })
    expect(await subscribeVerifiedAddress(site.env.DB, { address: own, ...submission }, 300)).toBe(true)
    await unsubscribeAddress(site.env.DB, 'nobody@example.com', 200)
  })

  it('a suppressed address cannot be subscribed', async () => {
    await suppressAddress(site.env.DB, address, 'erasure', 0)
    expect(await subscribeVerifiedAddress(site.env.DB, { address, ...submission }, 100)).toBe(false)
  })
})

describe('daily purge of sign-ups', () => {
  const find = (whose: string) => findSubscriptionByAddress(site.env.DB, whose)

  it('deletes only sign-ups that were not confirmed within seven days', async () => {
    const run = (days: number) =>
      worker.scheduled(
        createScheduledController({ scheduledTime: site.clock.nowMs + days * DAY_MS }),
        site.env,
        createExecutionContext(),
      )
    const confirmed = `${crypto.randomUUID()}@example.com`
    await site.signUp(address)
    await site.signUp(confirmed)
    await site.deliver()
    const link = (whose: string) => `?token=${tokenOf(site.mailService.mails.find(({ to }) => to === whose))}`
    await site.fetch(`/newsletter/confirm${link(confirmed)}`, { method: 'POST', headers: { origin: SITE } })
    await run(6.9)
    expect(await find(address)).toMatchObject({ status: 'pending' })
    await run(7.1)
    expect(await find(address)).toBeNull()
    expect((await site.fetch(`/newsletter/unsubscribe${link(address)}`)).status).toBe(404)
    expect(await find(confirmed)).toMatchObject({ status: 'confirmed' })
    await unsubscribeAddress(site.env.DB, confirmed, Math.floor(site.clock.nowMs / 1000))
    await run(29)
    expect(await find(confirmed)).not.toBeNull()
    await run(31)
    expect(await find(confirmed)).toBeNull()
  })
})
