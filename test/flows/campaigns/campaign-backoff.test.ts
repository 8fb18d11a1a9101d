import { describe, expect, it, vi } from 'vitest'
import { changeStatusStatement } from '#src/campaigns/store/campaigns-store.ts'
import { runStatements } from '#src/platform/database.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { type CampaignRun, createCampaignRun } from '#test/support/worker/mail/campaign-run.ts'
import { statusOf } from '#test/support/worker/mail/campaign-state.ts'
import { bindings } from '#test/support/worker/test-database.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const idsOf = (run: CampaignRun): readonly string[] =>
  run.accepted.map(({ to }) => to.split('@')[0] ?? '').sort()

async function move(run: CampaignRun, id: string, from: 'sending' | 'paused', to: 'paused' | 'sending') {
  await runStatements(bindings.DB, [
    changeStatusStatement(id, [from], to, Math.floor(run.clock.nowMs / 1000)),
  ])
}

describe('campaign back-off', () => {
  it('sending stops for the Retry-After of the mail service and then resumes', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(80)
    const fromMs = run.clock.nowMs
    const isRestOver = () => run.clock.nowMs >= fromMs + 11 * MINUTE_MS
    const requestTimesMs: number[] = []
    run.faultModeOf = () => {
      requestTimesMs.push(run.clock.nowMs - fromMs)
      return run.accepted.length < 30 || isRestOver() ? 'accepts' : 'rate-limited'
    }
    const id = await run.startCampaign({ pacePerMinute: 600 })
    await run.runUntilIdle()
    const whileFull = requestTimesMs.filter((ms) => ms > 30_000 && ms < 10 * MINUTE_MS)
    expect([whileFull, await statusOf(id)]).toEqual([[], 'sent'])
    expect(idsOf(run)).toEqual([...ids].sort())
  })

  it('messages from before a pause send nothing after the campaign is resumed', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(75)
    const id = await run.startCampaign({ pacePerMinute: 60 })
    await run.runUntilIdle(() => run.accepted.length >= 25)
    await move(run, id, 'sending', 'paused')
    await move(run, id, 'paused', 'sending')
    const fromMs = run.clock.nowMs
    await run.runUntilIdle(() => run.clock.nowMs >= fromMs + 4 * MINUTE_MS)
    expect(run.accepted).toHaveLength(25)
    await run.runCron()
    await run.runUntilIdle()
    expect([idsOf(run), await statusOf(id)]).toEqual([[...ids].sort(), 'sent'])
  })

  it('subscribers who confirm after the start of a campaign do not get it', async () => {
    const run = await createCampaignRun()
    const [early, late] = await run.subscribe(2)
    const confirm = bindings.DB.prepare('UPDATE newsletter_subscribers SET confirmed_at_s = ? WHERE id = ?')
    const startS = Math.floor(run.clock.nowMs / 1000)
    await bindings.DB.batch([confirm.bind(startS, early), confirm.bind(startS + 1, late)])
    await run.startCampaign()
    await run.runUntilIdle()
    expect(idsOf(run)).toEqual([early])
  })

  it('a campaign that is paused while the worker is stopped stays paused, and each subscriber gets one mail', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(100)
    const id = await run.startCampaign({ pacePerMinute: 300 })
    run.faultModeOf = () => {
      if (run.accepted.length === 33) run.isWorkerStopped = true
      return 'accepts'
    }
    await run.runUntilIdle(() => run.isWorkerStopped)
    await move(run, id, 'sending', 'paused')
    run.isWorkerStopped = false
    run.faultModeOf = () => 'accepts'
    const whenPaused = run.accepted.length
    await run.runUntilIdle()
    expect([run.accepted.length, await statusOf(id)]).toEqual([whenPaused, 'paused'])
    await move(run, id, 'paused', 'sending')
    await run.runCron()
    await run.runUntilIdle()
    expect([idsOf(run), await statusOf(id)]).toEqual([[...ids].sort(), 'sent'])
  })
})
