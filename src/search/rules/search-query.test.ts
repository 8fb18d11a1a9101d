import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearchQuery } from './search-query.ts'

describe('parseSearchQuery', () => {
  it('trims, removes control characters and truncates to 200 code points', () => {
    expect(parseSearchQuery('  New\u0000 York\r\n')).toBe('New  York')
    expect([...parseSearchQuery('🗺'.repeat(5000))]).toHaveLength(200)
    expect(parseSearchQuery(undefined)).toBe('')
    expect(parseSearchQuery('\u0085 \t')).toBe('')
  })

  it('never returns more than 200 code points or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (raw) => {
        const query = parseSearchQuery(raw)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the test matches control characters
        return [...query].length <= 200 && !/[\u0000-\u001f\u007f-\u009f]/.test(query)
      }),
    )
  })
})
