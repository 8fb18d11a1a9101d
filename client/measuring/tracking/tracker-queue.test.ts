import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTrackerQueue, type TrackingFunction } from './tracker-queue.ts'

function setUp() {
  const calls: unknown[][] = []
  const warnings: string[] = []
  let tracker: TrackingFunction | undefined
  const queue = createTrackerQueue({ findTracker: () => tracker, warn: (text) => warnings.push(text) })
  const appear = (): void => {
    tracker = (...call) => calls.push([...call])
  }
  return { queue, calls, warnings, appear }
}

describe('createTrackerQueue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('calls an available tracker immediately without a warning', () => {
    const { queue, calls, warnings, appear } = setUp()
    appear()
    queue.call(['pageView', {}])
    expect(calls).toEqual([['pageView', {}]])
    expect([warnings, vi.getTimerCount()]).toEqual([[], 0])
  })

  it('retries every 300 ms, warns once, and delivers each call once in order', () => {
    const { queue, calls, warnings, appear } = setUp()
    queue.call(['pageView'])
    queue.call(['click', { a: 1 }])
    vi.advanceTimersByTime(299)
    appear()
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(calls).toEqual([['pageView'], ['click', { a: 1 }]])
    expect(warnings).toEqual(['Tracker not available on page.'])
    vi.advanceTimersByTime(10_000)
    expect([calls.length, vi.getTimerCount()]).toEqual([2, 0])
  })

  it('preserves the order when an event follows the tracker before the next attempt', () => {
    const { queue, calls, appear } = setUp()
    queue.call(['first'])
    appear()
    queue.call(['second'])
    expect(calls).toEqual([['first'], ['second']])
  })

  it('retains the newest hundred calls', () => {
    const { queue, calls, appear } = setUp()
    for (let index = 0; index < 130; index += 1) queue.call([`event ${index}`])
    appear()
    vi.advanceTimersByTime(300)
    expect([calls.length, calls[0]?.[0], calls[99]?.[0]]).toEqual([100, 'event 30', 'event 129'])
  })

  it('drops the queue after 200 attempts in a minute and still delivers later calls to a late tracker', () => {
    const { queue, calls, warnings, appear } = setUp()
    queue.call(['early'])
    vi.advanceTimersByTime(59_700)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(300)
    expect(vi.getTimerCount()).toBe(0)
    queue.call(['between'])
    expect([vi.getTimerCount(), warnings.length]).toEqual([0, 1])
    appear()
    queue.call(['late'])
    expect(calls).toEqual([['late']])
  })

  it('continues after a tracker that throws', () => {
    const seen: string[] = []
    const track: TrackingFunction = (name) => {
      seen.push(name)
      throw new Error('third-party error')
    }
    const queue = createTrackerQueue({ findTracker: () => track, warn: () => undefined })
    for (const name of ['pageView', 'click']) expect(() => queue.call([name])).not.toThrow()
    expect(seen).toEqual(['pageView', 'click'])
  })

  it('drops all calls when consent is withdrawn', () => {
    const { queue, calls, appear } = setUp()
    queue.call(['pending'])
    queue.stop()
    appear()
    queue.call(['after'])
    vi.advanceTimersByTime(1000)
    expect([calls, vi.getTimerCount()]).toEqual([[], 0])
  })
})
