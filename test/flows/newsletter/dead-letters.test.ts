import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FREQUENT_CRON, handleQueueBatch, handleSchedule } from '#src/jobs.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'

const background = {
  fetch: () => Promise.reject(new Error('unexpected request')),
  waitUntil: () => undefined,
  metrics: createMetrics(Date.now),
}

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  await site.env.DB.prepare('DELETE FROM dead_letters').run()
  address = `${crypto.randomUUID()}@example.com`
})

/** Delivers a message to the worker as the dead letter queue does, and returns its outcome. */
async function deliverDeadLetter(body: unknown, env = site.env): Promise<string> {
  let settled = 'nothing'
  const message = {
    id: 'm1',
    attempts: 1,
    body,
    timestamp: new Date(),
    ack: () => {
      settled = 'acknowledged'
    },
    retry: () => {
      settled = 'retried'
    },
  }
  const batch = { queue: 'fernway-mail-dead', messages: [message] } as unknown as MessageBatch<unknown>
  await handleQueueBatch(batch, env, background, () => site.clock.nowMs)
  return settled
}

const rows = async () => (await site.env.DB.prepare('SELECT * FROM dead_letters').all()).results

describe('dead letters', () => {
  it('a dead letter is stored without token and address, and its message is acknowledged', async () => {
    await site.signUp(address)
    const [job] = site.jobs
    expect(await deliverDeadLetter(job)).toBe('acknowledged')
    const [row] = await rows()
    expect(row).toMatchObject({ id: job?.id, subscriber_id: job?.subscriberId, reason: 'tried_too_often' })
    for (const secret of [job?.token, address]) expect(JSON.stringify(row)).not.toContain(secret)
  })

  it('a dead letter stays in the queue while the database is down, and the log names it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await site.signUp(address)
    const away = { batch: () => Promise.reject(new Error('away')), prepare: () => ({ bind: () => ({}) }) }
    expect(await deliverDeadLetter(site.jobs[0], { ...site.env, DB: away as unknown as D1Database })).toBe(
      'retried',
    )
    const line = JSON.parse(String(log.mock.calls[0]?.[0])) as unknown
    log.mockRestore()
    expect(line).toMatchObject({
      route: 'queue fernway-mail-dead',
      binding: 'DB',
      operation: 'batch 2 INSERT dead_letters',
    })
  })

  it('an unknown message is stored too', async () => {
    expect(await deliverDeadLetter('nonsense')).toBe('acknowledged')
    expect(await rows()).toMatchObject([{ id: 'm1', subscriber_id: null }])
  })

  it('a sign-up after a mail was given up gets its mail', async () => {
    site.mailService.respond = async () => new Response('no', { status: 503 })
    await site.signUp(address)
    const [job] = site.jobs
    await site.deliver()
    site.clock.nowMs += 15 * MINUTE_MS
    await site.deliver(2)
    await deliverDeadLetter(job)
    site.jobs.length = 0
    site.mailService.respond = null
    site.clock.nowMs += MINUTE_MS
    await site.signUp(address)
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
  })

  it('a new sign-up sends a mail at once after the service refused the earlier one permanently', async () => {
    site.mailService.respond = async () => Response.json({ error: 'invalid_sender' }, { status: 422 })
    await site.signUp(address)
    await site.deliver()
    expect(site.jobs).toEqual([])
    site.mailService.respond = null
    site.clock.nowMs += MINUTE_MS
    await site.signUp(address)
    expect(await site.deliver()).toBe(0)
    expect(site.mailService.mails).toHaveLength(1)
  })

  it('a retried dead letter is sent with a new link', async () => {
    site.mailService.respond = async () => new Response('no', { status: 503 })
    await site.signUp(address)
    const [job] = site.jobs
    await site.deliver()
    await deliverDeadLetter(job)
    site.jobs.length = 0
    site.mailService.respond = null
    const runScheduledJobs = () => handleSchedule(site.env, background, site.clock.nowMs, FREQUENT_CRON)
    await runScheduledJobs()
    expect(site.jobs).toEqual([])
    await site.env.DB.prepare('UPDATE dead_letters SET replay_at_s = 1').run()
    await runScheduledJobs()
    expect(await rows()).toEqual([])
    expect(site.jobs).toMatchObject([{ subscriberId: job?.subscriberId }])
    expect(site.jobs[0]?.token).not.toBe(job?.token)
    site.clock.nowMs += 1000
    await site.deliver()
    expect(site.mailService.mails.map(({ to }) => to)).toEqual([address])
  })

  it('a dead letter is not lost when the queue is down during its retry', async () => {
    await site.signUp(address)
    await deliverDeadLetter(site.jobs[0])
    await site.env.DB.prepare('UPDATE dead_letters SET replay_at_s = 1').run()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const MAIL_QUEUE = { send: () => Promise.reject(new Error('away')) } as unknown as Queue<never>
    const run = handleSchedule({ ...site.env, MAIL_QUEUE }, background, site.clock.nowMs, FREQUENT_CRON)
    await expect(run).rejects.toThrow('away')
    log.mockRestore()
    expect(await rows()).toHaveLength(1)
  })
})
