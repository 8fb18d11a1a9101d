import { expect, it } from 'vitest'
import { UnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'

it('returns the value when it arrives in time', async () => {
  expect(await withDeadline(Promise.resolve(7), 50, 'store')).toBe(7)
})

it('names the resource when it times out or fails', async () => {
  await expect(withDeadline(new Promise(() => undefined), 5, 'store')).rejects.toThrow(UnavailableError)
  await expect(withDeadline(Promise.reject(new Error('boom')), 50, 'store')).rejects.toThrow(
    'store is unavailable',
  )
})
