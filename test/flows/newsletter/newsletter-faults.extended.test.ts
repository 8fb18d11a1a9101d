import { describe, expect, it } from 'vitest'
import { ALL_FAULTS } from '#test/support/worker/all-faults.ts'
import { tokenOf } from '#test/support/worker/mail/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

/** Each test has its own site and address: the tests wait for deadlines, so they run concurrently. */
async function setUp(): Promise<{ readonly site: NewsletterSite; readonly address: string }> {
  return { site: await createNewsletterSite(), address: `${crypto.randomUUID()}@example.com` }
}

describe.concurrent('newsletter faults of database and queue', () => {
  it.each(['d1', 'queue'].flatMap((target) => ALL_FAULTS.map((fault) => `${target}=${fault}`)))(
    '%s: the endpoint returns 503 with Retry-After in time, and a retry succeeds',
    async (fault) => {
      const { site, address } = await setUp()
      const startMs = Date.now()
      const response = await site.signUp(address, { 'x-fault': fault })
      expect(Date.now() - startMs).toBeLessThan(6000)
      expect([response.status, await response.json()]).toEqual([503, { error: 'unavailable' }])
      expect(response.headers.get('retry-after')).toBe('60')
      expect(response.headers.get('set-cookie')).toBeNull()
      expect((await site.signUp(address)).status).toBe(200)
      await site.deliver()
      expect(site.mailService.mails.map(({ to }) => to)).toEqual([address])
    },
  )
})

it.concurrent.each(ALL_FAULTS)(
  'the database counts sign-ups while the rate limit binding fails: ratelimit=%s',
  async (fault) => {
    const { site, address } = await setUp()
    expect((await site.signUp(address, { 'x-fault': `ratelimit=${fault}` })).status).toBe(200)
  },
)

it('no mail is sent while neither the rate limit nor the database can count', async () => {
  const { site, address } = await setUp()
  expect((await site.signUp(address, { 'x-fault': 'ratelimit=error,d1=error' })).status).toBe(503)
  expect(site.jobs).toEqual([])
})

it.each(['error', '429', 'null', 'corrupt'])(
  'a mail whose first attempt fails is sent once: email=%s',
  async (fault) => {
    const { site, address } = await setUp()
    expect((await site.signUp(address, { 'x-fault': `email=${fault}` })).status).toBe(200)
    expect(await site.deliver(1)).toBeGreaterThan(0)
    expect(site.mailService.mails).toEqual([])
    await site.deliver(2)
    expect(site.mailService.mails).toHaveLength(1)
    expect(site.jobs).toEqual([])
  },
)

it.concurrent.each(['confirm', 'unsubscribe', 'preferences'])(
  '%s returns 503 without the database, and works once it is available again',
  async (step) => {
    const { site, address } = await setUp()
    await site.signUp(address)
    await site.deliver()
    const path = `/newsletter/${step}?token=${tokenOf(site.mailService.mails[0])}`
    const sendRequest = async (method: string, fault: string): Promise<number> =>
      (await site.fetch(path, { method, headers: { 'x-fault': `d1=${fault}`, origin: SITE } })).status
    const faults = ['error', 'hang', 'locked', 'missing-table', 'corrupt']
    expect(await Promise.all(faults.map((fault) => sendRequest('GET', fault)))).not.toContain(200)
    expect(await Promise.all(['error', 'hang'].map((fault) => sendRequest('POST', fault)))).toEqual([
      503, 503,
    ])
    expect((await site.fetch(path)).status).toBe(200)
  },
)
