import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printPhase } from './print-phase.ts'

let lines: string[] = []
beforeEach(() => {
  lines = []
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lasting = (ms: number) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, 'result'))

it('a phase says that it begins, that it goes on, and how long it took', async () => {
  const running = printPhase('content', lasting(40_000))
  expect(lines).toEqual(['content …'])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await running).toBe('result')
  expect(lines).toEqual([
    'content …',
    'content … 15.0 s so far',
    'content … 30.0 s so far',
    'content: 40.0 s',
  ])
})

it('a phase that fails prints nothing more', async () => {
  const failing = printPhase('build', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual(['build …'])
})
