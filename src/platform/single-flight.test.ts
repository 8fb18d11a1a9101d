import { describe, expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

const ignore = (): void => {}
const never = (): Promise<string> => new Promise(() => {})

function createWork(limitMs = 2000) {
  const clock = { nowMs: 0 }
  const work = createSingleFlight<string>({
    timeoutMs: limitMs,
    nowMs: () => clock.nowMs,
    createTimeoutError: () => new Error('too late'),
  })
  return { work, clock }
}

describe('createSingleFlight', () => {
  it('shares one run among concurrent callers, and runs again for later ones', async () => {
    const { work } = createWork()
    let count = 0
    const load = async (): Promise<string> => {
      count += 1
      await new Promise((resolve) => setTimeout(resolve, 30))
      return `${count}`
    }
    const together = await Promise.all([1, 2, 3].map(() => work.run('a', load, ignore)))
    expect([together, count]).toEqual([['1', '1', '1'], 1])
    expect(await work.run('a', load, ignore)).toBe('2')
  })

  it('runs separately for different keys', async () => {
    const { work } = createWork()
    const both = ['a', 'b'].map((key) => work.run(key, async () => key, ignore))
    expect(await Promise.all(both)).toEqual(['a', 'b'])
  })

  it('rejects for all concurrent callers, but not for later ones', async () => {
    const { work } = createWork()
    const fail = (): Promise<string> => Promise.reject(new Error('down'))
    const settled = await Promise.allSettled([work.run('a', fail, ignore), work.run('a', fail, ignore)])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await work.run('a', async () => 'up', ignore)).toBe('up')
  })

  it('stops waiting for a lost attempt, and lets the next caller start a new one', async () => {
    const { work, clock } = createWork(100)
    void work.run('a', never, ignore)
    const waiting = work.run('a', never, ignore)
    clock.nowMs = 101
    await expect(waiting).rejects.toThrow('too late')
    expect(await work.run('a', async () => 'new', ignore)).toBe('new')
  })

  it.each([
    ['finishes', (first: PromiseWithResolvers<string>) => first.resolve('late')],
    ['fails', (first: PromiseWithResolvers<string>) => first.reject(new Error('late'))],
  ])('still shares the new attempt after the lost one %s late', async (_ending, endLate) => {
    const { work, clock } = createWork(100)
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const late = work.run('a', () => first.promise, ignore)
    clock.nowMs = 101
    const leading = work.run('a', () => second.promise, ignore)
    endLate(first)
    await Promise.allSettled([late])
    expect(work.isRunning('a')).toBe(true)
    const joined = work.run('a', async () => 'a third attempt', ignore)
    second.resolve('second')
    expect(await Promise.all([leading, joined])).toEqual(['second', 'second'])
    expect(work.isRunning('a')).toBe(false)
  })

  it('passes the running work to keepAlive', async () => {
    const { work } = createWork()
    const pending: Promise<unknown>[] = []
    await work.run(
      'a',
      async () => 'x',
      (running) => void pending.push(running),
    )
    expect(pending).toHaveLength(1)
  })
})
