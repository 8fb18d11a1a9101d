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
  it('does once what several ask for, and again for those who come later', async () => {
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

  it('keeps different results apart', async () => {
    const { work } = createWork()
    const both = ['a', 'b'].map((key) => work.run(key, async () => key, ignore))
    expect(await Promise.all(both)).toEqual(['a', 'b'])
  })

  it('fails for all who wait, and not for who comes after', async () => {
    const { work } = createWork()
    const fail = (): Promise<string> => Promise.reject(new Error('down'))
    const settled = await Promise.allSettled([work.run('a', fail, ignore), work.run('a', fail, ignore)])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await work.run('a', async () => 'up', ignore)).toBe('up')
  })

  it('gives up waiting for a first one that was lost, and lets the next take over', async () => {
    const { work, clock } = createWork(100)
    void work.run('a', never, ignore)
    const waiting = work.run('a', never, ignore)
    clock.nowMs = 101
    await expect(waiting).rejects.toThrow('too late')
    expect(await work.run('a', async () => 'new', ignore)).toBe('new')
  })

  it('hands over what must go on when the first request is given up', async () => {
    const { work } = createWork()
    const kept: Promise<unknown>[] = []
    await work.run(
      'a',
      async () => 'x',
      (running) => void kept.push(running),
    )
    expect(kept).toHaveLength(1)
  })
})
