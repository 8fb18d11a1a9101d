import { expect, it } from 'vitest'
import { UnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'

it('gives the value when it comes in time', async () => {
  expect(await withDeadline(Promise.resolve(7), 50, 'store')).toBe(7)
})

it('says what is unavailable when it does not come, or fails', async () => {
  await expect(withDeadline(new Promise(() => undefined), 5, 'store')).rejects.toThrow(UnavailableError)
  await expect(withDeadline(Promise.reject(new Error('boom')), 50, 'store')).rejects.toThrow(
    'store is unavailable',
  )
})
