import { describe, expect, it } from 'vitest'
import { isNotModified } from './conditional-request.ts'

describe('isNotModified', () => {
  it('finds the tag alone, in a list, weak or strong', () => {
    for (const header of ['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" ', '*'])
      expect(isNotModified(header, '"a"')).toBe(true)
  })

  it('returns false when the tag is not listed', () => {
    for (const header of [null, '', 'a', '"A"', '"ab"', '"x", "y"'])
      expect(isNotModified(header, '"a"')).toBe(false)
  })

  it.each(['', '*', '"a"'])('returns false for a response without a tag when the header is %j', (header) => {
    expect(isNotModified(header, '')).toBe(false)
  })
})
