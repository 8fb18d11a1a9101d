import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#src/platform/durations.ts'
import { createMistakeSite, type MistakeSite, OPERATORS } from '#test/support/worker/mistake-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

const TEXT = 'The museum is called <b>Tokyo</b> & stands in Ueno.'

let site: MistakeSite
let page: string
beforeEach(async () => {
  site = await createMistakeSite()
  page = `/destinations/${crypto.randomUUID()}`
})

const mailsOfPage = () => site.mailService.mails.filter(({ subject }) => subject.endsWith(page))

describe('mail about a report', () => {
  it('goes to the operators’ mailbox once, with page, text and reply address', async () => {
    await site.send({ page, text: TEXT, email: 'ana@example.com' })
    const job = site.jobs[0]
    expect(await site.deliver()).toBe(0)
    if (job !== undefined) site.jobs.push(job)
    expect(await site.deliver()).toBe(0)
    expect(mailsOfPage()).toMatchObject([
      { to: OPERATORS, subject: `Mistake reported: ${page}`, id: job?.mistakeId },
    ])
    const [mail] = mailsOfPage()
    expect(mail?.text).toContain(`${SITE}${page}\n\n${TEXT}\n\nAnswer to ana@example.com`)
    expect(mail?.html).toContain('&lt;b&gt;Tokyo&lt;/b&gt; &amp; stands')
    expect((await site.rowsOf(page))[0]?.['mailed_at_s']).toBe(Math.floor(site.clock.nowMs / 1000))
  })

  it('names the page in the language in which it was reported', async () => {
    await site.fetch('/de/api/mistakes', {
      method: 'POST',
      headers: { origin: SITE, 'cf-connecting-ip': crypto.randomUUID() },
      body: new URLSearchParams({ page, text: TEXT }),
    })
    await site.deliver()
    expect(await site.rowsOf(`/de${page}`)).toHaveLength(1)
    expect(mailsOfPage()[0]?.text).toContain(`${SITE}/de${page}\n`)
  })

  it.each([
    ['fails', async () => new Response('no', { status: 503 })],
    ['is unreachable', async () => Promise.reject(new TypeError('connection refused'))],
    ['rejects the mailbox', async () => Response.json({ error: 'hard_bounce' }, { status: 422 })],
  ])('is retried and sent once after the service %s', async (_what, response) => {
    await site.send({ page, text: TEXT })
    site.mailService.respond = response
    expect(await site.deliver()).toBeGreaterThan(0)
    expect(site.jobs).toHaveLength(1)
    site.mailService.respond = null
    expect(await site.deliver()).toBe(0)
    expect(mailsOfPage()).toHaveLength(1)
  })

  it('the daily run queues it again when the queue failed', async () => {
    const MAIL_QUEUE = { send: () => Promise.reject(new Error('queue away')) } as unknown as Queue
    const send = {
      method: 'POST',
      headers: { origin: SITE },
      body: new URLSearchParams({ page, text: TEXT }),
    }
    expect((await site.fetch('/api/mistakes', send, { MAIL_QUEUE })).status).toBe(303)
    await site.runDailyJobs()
    expect(site.jobs).toEqual([])
    site.clock.nowMs += DAY_MS + 1000
    await site.runDailyJobs()
    await site.deliver()
    expect(mailsOfPage()).toHaveLength(1)
    await site.runDailyJobs()
    expect(site.jobs).toEqual([])
  })
})

describe('reporter of a mistake', () => {
  it('the address is deleted after ninety days, and the text is retained', async () => {
    await site.send({ page, text: TEXT, email: 'ana@example.com' })
    await site.deliver()
    site.clock.nowMs += 89 * DAY_MS
    await site.runDailyJobs()
    expect(await site.rowsOf(page)).toMatchObject([{ contact: 'ana@example.com' }])
    site.clock.nowMs += 2 * DAY_MS
    await site.runDailyJobs()
    expect(await site.rowsOf(page)).toMatchObject([
      { text: TEXT, contact: '', client_window: '', network_window: '' },
    ])
  })
})
