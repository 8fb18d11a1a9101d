import { expect, it } from 'vitest'
import { compileInTurn } from './compile-in-turn.ts'

/** A compiler that copies a saved text to the site when a run ends, and is ended by the test. */
function setUp() {
  const site = { saved: '', compiled: '', runCount: 0, running: 0, maxRunning: 0 }
  const ends: (() => void)[] = []
  const request = compileInTurn(async () => {
    const read = site.saved
    site.runCount += 1
    site.running += 1
    site.maxRunning = Math.max(site.maxRunning, site.running)
    await new Promise<void>((resolve) => ends.push(resolve))
    site.running -= 1
    site.compiled = read
  })
  const save = (text: string): Promise<void> => {
    site.saved = text
    return request()
  }
  return { site, save, endRun: () => ends.shift()?.() }
}

it('compiles again after a save during a run, and ends with the last text', async () => {
  const { site, save, endRun } = setUp()
  const done = save('one')
  void save('two')
  void save('three')
  endRun()
  await expect.poll(() => site.runCount).toBe(2)
  endRun()
  await done
  expect(site).toMatchObject({ compiled: 'three', runCount: 2, maxRunning: 1 })
})

it('compiles once for a save that no other follows, and once more for a later one', async () => {
  const { site, save, endRun } = setUp()
  const first = save('one')
  endRun()
  await first
  expect(site).toMatchObject({ compiled: 'one', runCount: 1 })
  const second = save('two')
  endRun()
  await second
  expect(site).toMatchObject({ compiled: 'two', runCount: 2 })
})
