import { expect, it, vi } from 'vitest'
import { createRandom } from '#art/drawing/random.ts'
import { createCampaignRun } from '#test/support/worker/mail/campaign-run.ts'
import { deliveryCounts, statusOf } from '#test/support/worker/mail/campaign-state.ts'
import { createEventSite } from '#test/support/worker/mail/mail-event-site.ts'
import { MAIL_EVENT_SECRET, signResendEvent } from '#test/support/worker/mail/signed-mail-events.ts'
import { percentile95, printFigures } from '#test/support/worker/print-figures.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const SUBSCRIBERS = 50_000
const BOUNCE_PROBABILITY = 0.02
/** Mail services repeat a webhook whose response they did not see. */
const REPEAT_PROBABILITY = 0.2

// The whole run is one invocation of the runtime, which allows 10,000 timers at once; a deployed one sends 25 mails.
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)

it('a campaign to 50,000 subscribers takes bounces that arrive while it is being sent', async () => {
  const random = createRandom(50_000)
  const run = await createCampaignRun({ MAIL_WEBHOOK_SECRET: MAIL_EVENT_SECRET })
  const send = await createEventSite({ MAIL_WEBHOOK_SECRET: MAIL_EVENT_SECRET }, () => run.clock.nowMs)
  const durationsMs: number[] = []
  const reports = new Set<Promise<void>>()
  let bounces = 0
  let webhooks = 0
  async function report(address: string): Promise<void> {
    const event = signResendEvent('email.bounced', { to: [address], bounce: { type: 'Permanent' } })
    for (let isRepeated = true; isRepeated; isRepeated = random() < REPEAT_PROBABILITY) {
      const startedMs = performance.now()
      expect((await send('/api/mail/resend', event)).status).toBe(200)
      durationsMs.push(performance.now() - startedMs)
      webhooks += 1
    }
  }
  // The webhook arrives while the consumer goes on, often before it has recorded that the mail was accepted.
  run.faultModeOf = ({ to }) => {
    if (random() >= BOUNCE_PROBABILITY) return 'accepts'
    bounces += 1
    const reporting = report(to).finally(() => reports.delete(reporting))
    reports.add(reporting)
    return 'accepts'
  }
  await run.subscribe(SUBSCRIBERS)
  const startedMs = performance.now()
  const id = await run.startCampaign({ pacePerMinute: 6000 })
  while ((await statusOf(id)) === 'sending') await run.runUntilIdle()
  await Promise.all(reports)
  const seconds = (performance.now() - startedMs) / 1000
  const count = (sql: string): Promise<number | null> => bindings.DB.prepare(sql).first<number>('n')
  const left = await count(`SELECT count(*) AS n FROM newsletter_subscribers WHERE status = 'confirmed'`)
  const suppressed = await count('SELECT count(*) AS n FROM newsletter_suppressions')
  const counted = await count(`SELECT count(*) AS n FROM letter_deliveries WHERE returned = 'hard'`)
  const addresses = new Set(run.accepted.map(({ to }) => to))
  printFigures('bounces', {
    subscribers: SUBSCRIBERS,
    mails: run.accepted.length,
    duplicates: run.accepted.length - addresses.size,
    bounces,
    webhooks,
    'p95 ms of a webhook': Math.round(percentile95(durationsMs)),
    suppressed: suppressed ?? 'unknown',
    seconds: Math.round(seconds),
  })
  expect(addresses.size).toBe(SUBSCRIBERS)
  expect(run.accepted).toHaveLength(SUBSCRIBERS)
  expect(await deliveryCounts(id)).toEqual({ sent: SUBSCRIBERS })
  expect([left, suppressed, counted]).toEqual([SUBSCRIBERS - bounces, bounces, bounces])
})
