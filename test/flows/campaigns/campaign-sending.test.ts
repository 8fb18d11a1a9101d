import { describe, expect, it, vi } from 'vitest'
import { changeStatusStatement } from '#src/campaigns/store/campaigns-store.ts'
import { runStatements } from '#src/platform/database.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { type CampaignRun, createCampaignRun } from '#test/support/worker/mail/campaign-run.ts'
import { deliveryCounts, statusOf } from '#test/support/worker/mail/campaign-state.ts'
import { bindings } from '#test/support/worker/test-database.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const idsOf = (run: CampaignRun): readonly string[] =>
  run.accepted.map(({ to }) => to.split('@')[0] ?? '').sort()

/** Returns the maximum number of mails that the service accepted within one minute. */
function busiestMinute({ accepted }: CampaignRun): number {
  const times = accepted.map(({ atMs }) => atMs).sort((a, b) => a - b)
  return Math.max(
    ...times.map((start) => times.filter((atMs) => atMs >= start && atMs < start + MINUTE_MS).length),
  )
}

async function move(
  run: CampaignRun,
  id: string,
  from: 'sending' | 'paused',
  to: 'paused' | 'sending' | 'cancelled',
) {
  await runStatements(bindings.DB, [
    changeStatusStatement(id, [from], to, Math.floor(run.clock.nowMs / 1000)),
  ])
}

describe('sending a campaign', () => {
  it('each subscriber gets the mail once, within the rate, despite failures, timeouts and stopped workers', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(330)
    let count = 0
    run.faultModeOf = () => {
      count += 1
      // The worker stops twice in the middle of a batch, whatever the mail service did with that mail.
      if (count === 40 || count === 160) run.isWorkerStopped = true
      if (count % 10 === 0) return 'unavailable'
      if (count % 23 === 0) return 'accepts-then-times-out'
      return count % 37 === 0 ? 'times-out' : 'accepts'
    }
    const id = await run.startCampaign({ pacePerMinute: 300 })
    for (let lives = 0; lives < 3; lives += 1) {
      await run.runUntilIdle(() => run.isWorkerStopped)
      run.isWorkerStopped = false
    }
    await run.runUntilIdle()
    expect(idsOf(run)).toEqual([...ids].sort())
    expect(await deliveryCounts(id)).toEqual({ sent: ids.length })
    expect(await statusOf(id)).toBe('sent')
    expect(run.requests).toBeGreaterThan(ids.length)
    expect(busiestMinute(run)).toBeLessThanOrEqual(300 + 25)
  })

  it('a campaign stops when paused, continues when resumed, and ends when cancelled', async () => {
    const run = await createCampaignRun()
    await run.subscribe(120)
    const id = await run.startCampaign({ pacePerMinute: 60 })
    await run.runUntilIdle(() => run.accepted.length >= 25)
    await move(run, id, 'sending', 'paused')
    const sent = run.accepted.length
    await run.runUntilIdle()
    expect([run.accepted.length, await statusOf(id)]).toEqual([sent, 'paused'])
    await move(run, id, 'paused', 'sending')
    await run.runCron()
    await run.runUntilIdle(() => run.accepted.length >= 75)
    expect(run.accepted.length).toBeGreaterThan(sent)
    await move(run, id, 'sending', 'cancelled')
    const ended = run.accepted.length
    await run.runUntilIdle()
    expect([run.accepted.length, await statusOf(id)]).toEqual([ended, 'cancelled'])
    expect(new Set(idsOf(run)).size).toBe(ended)
  })

  it('a scheduled run enqueues its batches once when its message is delivered twice or again after the next run', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(150)
    // Six batches, of which the first run enqueues five.
    await run.startCampaign({ pacePerMinute: 20 })
    const scheduledRuns = () =>
      run.queued.flatMap(({ body }) => (body.step === 'release' ? [body.tick] : [])).sort((a, b) => a - b)
    const jobs = () => run.queued.map(({ body }) => body)
    await run.runUntilIdle(() => scheduledRuns().includes(1))
    const message = run.queued.find(({ body }) => body.step === 'release')
    if (message === undefined) throw new Error('the first run enqueued no message for the next one')

    run.queued.push(message)
    await run.runUntilIdle(() => !scheduledRuns().includes(1))
    expect(jobs()).toMatchObject([
      { step: 'batch', batch: 5 },
      { step: 'release', tick: 2 },
    ])
    run.queued.unshift(message)
    await run.runUntilIdle(() => !scheduledRuns().includes(1))
    expect(scheduledRuns()).toEqual([2])
    expect(jobs().filter(({ step }) => step === 'batch')).toMatchObject([{ batch: 5 }])
    await run.runUntilIdle()
    expect(idsOf(run)).toEqual([...ids].sort())
  })

  it('subscribers who unsubscribe or are suppressed during sending get no mail', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(75)
    const id = await run.startCampaign({ pacePerMinute: 60 })
    await run.runUntilIdle(() => run.accepted.length >= 20)
    const waiting = ids.filter((one) => !idsOf(run).includes(one))
    const [left, removed] = [waiting.at(-1) ?? '', waiting.at(-2) ?? '']
    await bindings.DB.prepare(`UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE id = ?`)
      .bind(left)
      .run()
    await bindings.DB.prepare('DELETE FROM newsletter_subscribers WHERE id = ?').bind(removed).run()
    await run.runUntilIdle()
    expect(idsOf(run)).toEqual(ids.filter((one) => one !== left && one !== removed).sort())
    expect(await deliveryCounts(id)).toEqual({ sent: 73, skipped: 2 })
  })

  it('the mail goes to subscribers of its topics and frequency, and to those without topics', async () => {
    const run = await createCampaignRun()
    const [all] = await run.subscribe(1)
    const [beaches] = await run.subscribe(1, 'weekly', 'beaches,romance')
    await run.subscribe(1, 'weekly', 'romance')
    const [monthly] = await run.subscribe(1, 'monthly', 'beaches')
    await run.startCampaign({ topics: ['beaches'] })
    await run.runUntilIdle()
    expect(idsOf(run)).toEqual([all, beaches].sort())
    run.accepted.splice(0)
    await run.startCampaign({ topics: ['beaches'], frequency: 'monthly' })
    await run.runUntilIdle()
    expect(idsOf(run)).toEqual([all, beaches, monthly].sort())
  })

  it('the campaign waits while the mail service is unavailable and is sent once it is available again', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(60)
    run.faultModeOf = () => 'unavailable'
    const id = await run.startCampaign()
    const fromMs = run.clock.nowMs
    await run.runUntilIdle(() => run.clock.nowMs > fromMs + 60 * MINUTE_MS)
    expect([run.accepted.length, await statusOf(id)]).toEqual([0, 'sending'])
    expect(run.requests).toBeLessThan(30 * 25)
    run.faultModeOf = () => 'accepts'
    await run.runUntilIdle()
    expect([idsOf(run), await statusOf(id)]).toEqual([[...ids].sort(), 'sent'])
  })

  it('the campaign pauses automatically when the mail service rejects it permanently', async () => {
    const run = await createCampaignRun()
    await run.subscribe(60)
    run.faultModeOf = () => 'rejects'
    const id = await run.startCampaign()
    await run.runUntilIdle()
    expect(await statusOf(id)).toBe('paused')
    expect(await deliveryCounts(id)).toEqual({ due: 35, failed: 25 })
  })

  it('an uncertain delivery is not retried without idempotency keys, or after a key may have expired', async () => {
    const binding = { send: () => Promise.reject(new Error('no answer')) } as unknown as SendEmail
    const withoutKeys = await createCampaignRun({ MAIL_API_URL: '', EMAIL: binding })
    await withoutKeys.subscribe(5)
    const id = await withoutKeys.startCampaign()
    await withoutKeys.runUntilIdle()
    expect(await deliveryCounts(id)).toEqual({ unknown: 5 })

    const run = await createCampaignRun()
    await run.subscribe(5)
    run.faultModeOf = () => 'accepts-then-times-out'
    const late = await run.startCampaign()
    await run.runUntilIdle(() => run.accepted.length === 5)
    await move(run, late, 'sending', 'paused')
    run.clock.nowMs += 21 * 60 * MINUTE_MS
    await move(run, late, 'paused', 'sending')
    await run.runCron()
    await run.runUntilIdle()
    expect(await deliveryCounts(late)).toEqual({ unknown: 5 })
    expect(run.requests).toBe(5)
  })

  it('the mail has signed links of its subscriber, also in the one-click unsubscribe headers', async () => {
    const run = await createCampaignRun()
    await run.subscribe(2)
    await run.startCampaign()
    await run.runUntilIdle()
    const [one, other] = run.accepted
    const token = /token=([\w-]{43}\.[\w-]{22})>/.exec(one?.headers['List-Unsubscribe'] ?? '')?.[1]
    expect(token).toBeDefined()
    expect(one?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(one?.html).toBe(`<p>${token}</p>`)
    expect(other?.html).not.toBe(one?.html)
  })
})
