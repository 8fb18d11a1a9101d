import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
})

describe('mail delivery', () => {
  it.each([
    ['hard_bounce', 422],
    ['complaint', 400],
    ['suppressed', 403],
  ])('an address that the service reports as %s gets no further mail', async (error, status) => {
    site.mailService.respond = async () => Response.json({ error }, { status })
    await site.signUp(address)
    expect(await site.deliver()).toBe(0)
    expect(site.jobs).toEqual([])
    site.mailService.respond = null
    site.clock.nowMs += 61 * MINUTE_MS
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails).toEqual([])
  })

  it.each([
    [401, ''],
    [403, ''],
    [404, 'x'],
    [429, '{'],
    [500, '{"error":"hard_bounce"}'],
    [301, ''],
  ])('a mail is retried after %d %s', async (status, body) => {
    site.mailService.respond = async () =>
      new Response(body, { status, headers: status === 301 ? { location: 'https://elsewhere.test/' } : {} })
    await site.signUp(address)
    expect(await site.deliver()).toBeGreaterThan(0)
    expect(site.jobs).toHaveLength(1)
  })

  it.each([400, 413, 422])('a mail becomes a dead letter without a retry after %d', async (status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    site.mailService.respond = async () => Response.json({ error: 'bad' }, { status })
    await site.signUp(address)
    const [job] = site.jobs
    expect(await site.deliver()).toBe(0)
    expect(site.jobs).toEqual([])
    const row = await site.env.DB.prepare('SELECT * FROM dead_letters WHERE id = ?').bind(job?.id).first()
    expect(row).toMatchObject({ subscriber_id: job?.subscriberId, reason: `refused_status_${status}` })
    expect(JSON.stringify(row)).not.toContain(job?.token)
    expect(String(log.mock.calls[0]?.[0])).toContain('mail_refused')
    log.mockRestore()
    // A dead letter does not block a later sign-up.
    site.mailService.respond = null
    site.clock.nowMs += 11 * MINUTE_MS
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
  })

  it('a mail is sent with the send_email binding when no service is configured', async () => {
    const sent: unknown[] = []
    const EMAIL = { send: async (mail: unknown) => void sent.push(mail) } as unknown as SendEmail
    site = await createNewsletterSite({ MAIL_API_URL: '', EMAIL })
    await site.signUp(address)
    await site.deliver()
    expect(sent).toMatchObject([{ to: address, from: { email: 'letters@fernway.test', name: 'Fernway' } }])
  })

  it('the real binding accepts the built message', async () => {
    site = await createNewsletterSite({ MAIL_API_URL: '' })
    await site.signUp(address)
    expect(await site.deliver()).toBe(0)
    expect(site.jobs).toEqual([])
  })
})
