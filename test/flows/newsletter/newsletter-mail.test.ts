import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { tokenOf } from '#test/support/worker/mail/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
})

const down = async (): Promise<Response> => new Response('no', { status: 503 })
const confirm = (token: string) =>
  site.fetch(`/newsletter/confirm?token=${token}`, { method: 'POST', headers: { origin: SITE } })

describe('confirmation mail', () => {
  it('the mail has text, HTML and both one-click headers, and does not name the form', async () => {
    const marked = { source: 'MARK-S', formName: 'MARK-N', formType: 'MARK-T' }
    await site.signUp(address, {}, marked)
    await site.deliver()
    const [mail] = site.mailService.mails
    const link = `${SITE}/newsletter/unsubscribe?token=${tokenOf(mail)}`
    expect(mail).toMatchObject({ to: address, from: 'letters@fernway.test' })
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.html).toContain(`${SITE}/newsletter/confirm?token=${tokenOf(mail)}`)
    expect(JSON.stringify([mail?.subject, mail?.html, mail?.text])).not.toMatch(/MARK-/)
    expect(mail?.text + (mail?.html ?? '')).not.toContain(address)
  })

  it('one mail is sent when the mail service fails, is slow, and recovers', async () => {
    site.mailService.respond = down
    await site.signUp(address)
    const delaysS: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      delaysS.push(await site.deliver(attempt))
      expect(site.jobs).toHaveLength(1)
      site.clock.nowMs += 30_000
    }
    expect(delaysS).toEqual([...delaysS].sort((a, b) => a - b))
    site.mailService.respond = async () => Promise.reject(new TypeError('connection refused'))
    await site.deliver(7)
    site.mailService.respond = async (mail) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      site.mailService.mails.push(mail)
      return new Response(null, { status: 202 })
    }
    expect(await site.deliver(8)).toBe(0)
    expect(site.mailService.mails.map(({ to }) => to)).toEqual([address])
    expect((await confirm(tokenOf(site.mailService.mails[0]))).status).toBe(200)
  })

  it('one mail is sent when the subscriber signs up again during the outage', async () => {
    site.mailService.respond = down
    await site.signUp(address)
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await site.deliver(attempt)
      site.clock.nowMs += 15 * MINUTE_MS
      await site.signUp(address)
    }
    site.mailService.respond = null
    await site.deliver(5)
    expect(site.mailService.mails).toHaveLength(1)
    expect(site.jobs).toEqual([])
  })

  it('a new sign-up sends a mail after an earlier one failed permanently', async () => {
    site.mailService.respond = down
    await site.signUp(address)
    await site.deliver()
    site.jobs.splice(0)
    site.mailService.respond = null
    site.clock.nowMs += 130 * MINUTE_MS
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
  })

  it('the mail is sent exactly once when the message is delivered twice, sequentially or concurrently', async () => {
    await site.signUp(address)
    const [job] = site.jobs
    if (job === undefined) throw new Error('no job')
    site.jobs.push(job, job)
    await site.deliver()
    site.jobs.push(job)
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
    site.clock.nowMs += 125_000
    site.jobs.push(job)
    expect(await site.deliver(2)).toBe(0)
    expect(site.mailService.mails).toHaveLength(1)
    expect(site.jobs).toEqual([])
  })

  it('all attempts send the same mail with the same idempotency key', async () => {
    const tried: string[] = []
    site.mailService.respond = async (mail) => {
      tried.push(JSON.stringify(mail))
      return new Response('no', { status: 500 })
    }
    await site.signUp(address)
    await site.deliver(1)
    await site.deliver(2)
    expect(tried).toHaveLength(2)
    expect(new Set(tried).size).toBe(1)
  })

  it('one mail is sent for thirty concurrent sign-ups of one mailbox in any spelling', async () => {
    const spellings = [address, address.toUpperCase(), ` ${address} `]
    await Promise.all(Array.from({ length: 30 }, (_, index) => site.signUp(spellings[index % 3])))
    expect(site.jobs).toHaveLength(30)
    await site.deliver()
    site.clock.nowMs += 3 * MINUTE_MS
    await site.deliver(2)
    expect(site.mailService.mails).toHaveLength(1)
    expect(site.jobs).toEqual([])
  })

  it('an address gets up to three mails an hour, ten minutes apart', async () => {
    const sentAt: number[] = []
    for (let minute = 0; minute < 60; minute += 5) {
      const before = site.mailService.mails.length
      await site.signUp(address)
      await site.deliver()
      if (site.mailService.mails.length > before) sentAt.push(minute)
      site.clock.nowMs += 5 * MINUTE_MS
    }
    expect(sentAt).toEqual([0, 10, 20])
    site.clock.nowMs += 5 * MINUTE_MS
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(4)
  })

  it('a mail to another spelling of a mailbox is deferred and not lost', async () => {
    const [local] = address.split('@')
    await site.signUp(address)
    await site.signUp(`${local}+other@example.com`)
    expect(await site.deliver()).toBe(600)
    expect(site.mailService.mails).toHaveLength(1)
    site.clock.nowMs += 11 * MINUTE_MS
    await site.deliver(2)
    expect(site.mailService.mails.map(({ to }) => to)).toEqual([address, `${local}+other@example.com`])
  })

  it('a confirmed subscriber gets a mail that requires no action', async () => {
    await site.signUp(address)
    await site.deliver()
    await confirm(tokenOf(site.mailService.mails[0]))
    site.clock.nowMs += 11 * MINUTE_MS
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails[1]?.subject).toBe('You are already on the Fernway list')
    const preferences = `/newsletter/preferences?token=${tokenOf(site.mailService.mails[1])}`
    expect((await site.fetch(preferences)).status).toBe(200)
  })

  it('an invalid message does not affect the rest of the batch', async () => {
    site.jobs.push({ nonsense: true } as never)
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
    expect(site.jobs).toEqual([])
  })
})

it('200 concurrent sign-ups lose nothing: rows, messages and confirmations match', async () => {
  const domain = `${crypto.randomUUID()}.example`
  const addresses = Array.from({ length: 200 }, (_, index) => `reader-${index}@${domain}`)
  const responses = await Promise.all(addresses.map((email) => site.signUp(email)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(site.jobs).toHaveLength(200)
  await site.deliver()
  const { mails } = site.mailService
  expect(mails.map(({ to }) => to).sort()).toEqual([...addresses].sort())
  const tokens = mails.map(tokenOf)
  expect(new Set(tokens).size).toBe(200)
  const confirmations = await Promise.all(tokens.map(confirm))
  expect(new Set(confirmations.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await site.env.DB.prepare(
    `SELECT COUNT(*) AS rows FROM newsletter_subscribers WHERE status = 'confirmed' AND address LIKE ?`,
  )
    .bind(`%@${domain}`)
    .first('rows')
  expect(rows).toBe(200)
})
