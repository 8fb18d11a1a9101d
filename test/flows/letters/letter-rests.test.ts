import { describe, expect, it, vi } from 'vitest'
import { movingLetter } from '#src/letters/store/letters-store.ts'
import { runStatements } from '#src/platform/database.ts'
import { createLetterRun, type LetterRun, statusOf } from '#test/support/worker/letter-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const MINUTE_MS = 60_000

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const idsOf = (run: LetterRun): readonly string[] => run.taken.map(({ to }) => to.split('@')[0] ?? '').sort()

async function move(run: LetterRun, id: string, from: 'sending' | 'paused', to: 'paused' | 'sending') {
  await runStatements(bindings.DB, [movingLetter(id, [from], to, Math.floor(run.clock.nowMs / 1000))])
}

describe('a letter that rests', () => {
  it('leaves a service alone for as long as it asks, and goes on then', async () => {
    const run = await createLetterRun()
    const ids = await run.subscribe(80)
    const fromMs = run.clock.nowMs
    const isRestOver = () => run.clock.nowMs >= fromMs + 11 * MINUTE_MS
    const askedAtMs: number[] = []
    run.moodOf = () => {
      askedAtMs.push(run.clock.nowMs - fromMs)
      return run.taken.length < 30 || isRestOver() ? 'takes' : 'is full'
    }
    const id = await run.begin({ pacePerMinute: 600 })
    await run.goOn()
    const whileFull = askedAtMs.filter((ms) => ms > 30_000 && ms < 10 * MINUTE_MS)
    expect([whileFull, await statusOf(id)]).toEqual([[], 'sent'])
    expect(idsOf(run)).toEqual([...ids].sort())
  })

  it('stands still when it is paused while the worker is gone, and nobody gets two after it', async () => {
    const run = await createLetterRun()
    const ids = await run.subscribe(100)
    const id = await run.begin({ pacePerMinute: 300 })
    run.moodOf = () => {
      if (run.taken.length === 33) run.isGone = true
      return 'takes'
    }
    await run.goOn(() => run.isGone)
    await move(run, id, 'sending', 'paused')
    run.isGone = false
    run.moodOf = () => 'takes'
    const whenPaused = run.taken.length
    await run.goOn()
    expect([run.taken.length, await statusOf(id)]).toEqual([whenPaused, 'paused'])
    await move(run, id, 'paused', 'sending')
    await run.runCron()
    await run.goOn()
    expect([idsOf(run), await statusOf(id)]).toEqual([[...ids].sort(), 'sent'])
  })
})
