import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePageNumber } from './page-number.ts'

describe('parsePageNumber', () => {
  it('returns the first page when the parameter is absent', () => {
    expect(parsePageNumber(undefined)).toBe(1)
  })
  it('parses plain numbers', () => {
    expect([parsePageNumber(['1']), parsePageNumber(['12']), parsePageNumber(['200'])]).toEqual([1, 12, 200])
  })
  it.each(['', '0', '-1', '+2', '02', '2.0', '1e1', ' 2', '201', '٢', 'Infinity', '__proto__'])(
    'rejects “%s”',
    (text) => {
      expect(parsePageNumber([text])).toBeNull()
    },
  )
  it('rejects a parameter that is given twice', () => {
    expect(parsePageNumber(['2', '2'])).toBeNull()
  })
  it('always returns an integer within the bounds, or null', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (given) => {
        const page = parsePageNumber(given)
        return page === null || (Number.isInteger(page) && page >= 1 && page <= 200)
      }),
    )
  })
})
