import { expect, it } from 'vitest'
import { settleSoon } from './settle-soon.ts'

it('gives the value when it comes in time', async () => {
  expect(await settleSoon(Promise.resolve('here'), 20)).toEqual({ now: 'here' })
})

it('gives the promise when it takes longer', async () => {
  let finish: (value: string) => void = () => undefined
  const slow = new Promise<string>((resolve) => {
    finish = resolve
  })
  const outcome = await settleSoon(slow, 1)
  finish('late')
  expect('later' in outcome && (await outcome.later)).toBe('late')
})
