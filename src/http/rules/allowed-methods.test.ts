import { expect, it } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

const middlewareOnly = 4

it('names the methods for which the router finds more than middleware', () => {
  const counts: Record<string, number> = { GET: 6, POST: 5 }
  expect(allowedMethods((method) => counts[method] ?? middlewareOnly)).toEqual(['GET', 'HEAD', 'POST'])
})

it('returns no methods for an unknown path', () => {
  expect(allowedMethods(() => middlewareOnly)).toEqual([])
})
