import { expect, it } from 'vitest'
import { createRandom } from '#art/drawing/random.ts'
import { interceptDatabase } from '#test/support/worker/intercept-database.ts'
import { createCampaignRun } from '#test/support/worker/mail/campaign-run.ts'
import { deliveryCounts, statusOf } from '#test/support/worker/mail/campaign-state.ts'
import { printFigures } from '#test/support/worker/print-figures.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const KILLS = 1000
/** Each mail is killed after its acceptance more than once, so that its key is used again and again. */
const SUBSCRIBERS = 1000
/** A group of mails is sent at once, so that one kill leaves up to this many results unrecorded. */
const KILL_PROBABILITY = 0.4
const DUPLICATE_PROBABILITY = 0.1
/** Errors of the clocks of the machines that handle messages: two of them are five minutes off. */
const CLOCK_ERRORS_MS = [0, 0, 0, 0, 0, 0, 300_000, -300_000]
const REFUSED_CALLS = 1 / 20

it('a campaign reaches every subscriber once while consumers are killed, messages repeated and calls refused', async () => {
  const random = createRandom(2711)
  const totals = { kills: 0, duplicates: 0, refused: 0 }
  const DB = interceptDatabase(bindings.DB, async () => {
    if (run.isWorkerStopped) throw new Error('the worker is stopped')
    if (random() >= REFUSED_CALLS) return
    totals.refused += 1
    throw new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.')
  })
  const run = await createCampaignRun({ DB })
  run.onCronError = () => undefined
  run.clockErrorMs = () => CLOCK_ERRORS_MS[Math.floor(random() * CLOCK_ERRORS_MS.length)] ?? 0
  // The mail service has accepted the mail, but the consumer cannot record it any more.
  run.faultModeOf = () => {
    if (totals.kills < KILLS && !run.isWorkerStopped && random() < KILL_PROBABILITY) {
      totals.kills += 1
      run.isWorkerStopped = true
    }
    return 'accepts'
  }
  const ids = await run.subscribe(SUBSCRIBERS)
  const id = await run.startCampaign({ pacePerMinute: 6000 })
  const repeatSomeMessages = (): void => {
    for (const message of [...run.queued])
      if (random() < DUPLICATE_PROBABILITY) {
        totals.duplicates += 1
        run.queued.push({ ...message, atMs: run.clock.nowMs + random() * 600_000 })
      }
  }
  const startedMs = performance.now()
  for (let rounds = 0; rounds < 5000 && (await statusOf(id)) === 'sending'; rounds += 1) {
    await run.runUntilIdle(() => run.isWorkerStopped)
    run.isWorkerStopped = false
    if (totals.duplicates < KILLS) repeatSomeMessages()
    if (run.queued.length > 0) continue
    // Everything in the queue is lost or handled: the next cron run resumes the campaign.
    run.clock.nowMs += 480_000
    await run.runCron()
  }
  const accepted = run.accepted.map(({ to }) => to.split('@')[0] ?? '').sort()
  printFigures('campaign', {
    subscribers: SUBSCRIBERS,
    kills: totals.kills,
    'repeated messages': totals.duplicates,
    'refused database calls': totals.refused,
    requests: run.requests,
    mails: accepted.length,
    duplicates: accepted.length - new Set(accepted).size,
    seconds: Math.round((performance.now() - startedMs) / 1000),
  })
  expect(totals.kills).toBe(KILLS)
  expect(accepted).toEqual([...ids].sort())
  expect(await deliveryCounts(id)).toEqual({ sent: SUBSCRIBERS })
  expect(await statusOf(id)).toBe('sent')
})
