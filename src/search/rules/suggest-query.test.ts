import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSuggestQuery } from './suggest-query.ts'

it('normalises all spellings of a query, and returns null for punctuation', () => {
  expect(parseSuggestQuery(' KYŌTO—')).toBe('kyoto')
  expect(parseSuggestQuery(undefined)).toBeNull()
  expect(parseSuggestQuery('" *')).toBeNull()
})

it('is idempotent, and never returns more than sixty characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const once = parseSuggestQuery(text)
      expect(once === null ? null : parseSuggestQuery(once)).toBe(once)
      expect([...(once ?? '')].length).toBeLessThanOrEqual(60)
    }),
  )
})
