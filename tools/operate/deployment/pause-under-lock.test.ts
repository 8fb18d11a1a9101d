import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { LostLockError } from './deployment-lock.ts'
import { pauseUnderLock } from './pause-under-lock.ts'

describe('a pause between two shares of a gradual release', () => {
  it('renews the lock each minute, so that it lasts longer than the lock', async () => {
    const events: string[] = []
    const sleep = async (ms: number): Promise<void> => void events.push(`${ms / MINUTE_MS}`)
    const check = async (): Promise<void> => void events.push('renewed')
    await pauseUnderLock(150.5 * MINUTE_MS, sleep, check)
    expect(events.filter((event) => event === 'renewed')).toHaveLength(151)
    expect(events.slice(-4)).toEqual(['1', 'renewed', '0.5', 'renewed'])
  })

  it('ends at once when the lock was lost', async () => {
    let slept = 0
    const sleep = async (): Promise<void> => {
      slept += 1
    }
    const check = () => Promise.reject(new LostLockError('lost'))
    await expect(pauseUnderLock(60 * MINUTE_MS, sleep, check)).rejects.toBeInstanceOf(LostLockError)
    expect(slept).toBe(1)
  })
})
