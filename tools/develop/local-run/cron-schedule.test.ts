import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isCronDue, startCronSchedule, triggerAddress } from './cron-schedule.ts'

const at = (time: string): number => Date.parse(`2026-11-22T${time}Z`)

beforeEach(() => {
  vi.stubEnv('LOCAL_CRONS', '')
  vi.useFakeTimers({ now: at('03:14:30') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each([
  ['*/5 * * * *', '03:15:00', true],
  ['*/5 * * * *', '03:16:00', false],
  ['17 3 * * *', '03:17:59', true],
  ['17 3 * * *', '04:17:00', false],
  ['0 0-6/3 * * *', '03:00:00', true],
  ['0 0-6/3 * * *', '09:00:00', false],
  ['1,31 * * * *', '08:31:00', true],
  ['10/20 * * * *', '08:50:00', true],
  ['* * 23 * *', '08:31:00', false],
  ['* * * 11 0', '08:31:00', true],
])('%s at %s: %s', (cron, time, isDue) => {
  expect(isCronDue(cron, at(time))).toBe(isDue)
})

it('runs each trigger once at its minutes until it is stopped', async () => {
  const ran: string[] = []
  const stop = startCronSchedule(['*/5 * * * *', '17 3 * * *'], async (cron) => {
    ran.push(`${new Date().toISOString().slice(11, 16)} ${cron}`)
  })
  await vi.advanceTimersByTimeAsync(8 * 60_000)
  expect(ran).toEqual(['03:15 */5 * * * *', '03:17 17 3 * * *', '03:20 */5 * * * *'])
  stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(ran).toHaveLength(3)
})

it('runs no trigger when the schedule is off', async () => {
  vi.stubEnv('LOCAL_CRONS', 'off')
  const run = vi.fn(async () => undefined)
  startCronSchedule(['* * * * *'], run)
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(run).not.toHaveBeenCalled()
})

it('calls the emulator at its URL', () => {
  expect(triggerAddress('http://localhost:8787', '*/5 * * * *')).toBe(
    'http://localhost:8787/cdn-cgi/local/scheduled?cron=*%2F5+*+*+*+*',
  )
})
