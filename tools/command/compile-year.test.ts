import { describe, expect, it } from 'vitest'
import { compileYear } from './compile-year.ts'

describe('compileYear', () => {
  const AT = Date.UTC(2026, 11, 31, 23, 59)
  it.each([
    [{}, 2026],
    [{ SOURCE_DATE_EPOCH: '' }, 2026],
    [{ SOURCE_DATE_EPOCH: '1798761600' }, 2027],
  ])('with %j is %d', (env, year) => {
    expect(compileYear(env, AT)).toBe(year)
  })
  it('throws for an invalid SOURCE_DATE_EPOCH', () => {
    expect(() => compileYear({ SOURCE_DATE_EPOCH: 'today' }, AT)).toThrow(RangeError)
  })
})
