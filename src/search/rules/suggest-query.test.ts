import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSuggestQuery } from './suggest-query.ts'

it('gives every spelling of a query the same form, and none to signs', () => {
  expect(parseSuggestQuery(' KYŌTO—')).toBe('kyoto')
  expect(parseSuggestQuery(undefined)).toBeNull()
  expect(parseSuggestQuery('" *')).toBeNull()
})

it('changes nothing when applied twice, and is never longer than sixty letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const once = parseSuggestQuery(text)
      expect(once === null ? null : parseSuggestQuery(once)).toBe(once)
      expect([...(once ?? '')].length).toBeLessThanOrEqual(60)
    }),
  )
})
