import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubPath, scrubText } from './scrub-text.ts'

describe('scrubText', () => {
  it.each([
    ['mail to Ana.B+c@mail.example now', 'mail to [email] now'],
    ['ANA%40MAIL.EXAMPLE', '[email]'],
    ['/a?returnTo=%2Fprofile&x=1', '/a?returnTo=[removed]&x=1'],
    [
      'code=1 state=2 token=3 access_token=4',
      'code=[removed] state=[removed] token=[removed] access_token=[removed]',
    ],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc', 'Bearer [token]'],
    ['id 0123456789abcdef0123456789abcdef', 'id [token]'],
    ['best-places-for-a-long-slow-weekend-away', 'best-places-for-a-long-slow-weekend-away'],
    ['a\u0000b\nc\u202ed', 'a b c d'],
  ])('%s', (text, expected) => {
    expect(scrubText(text, 200)).toBe(expected)
  })

  it('is quick and short for any text', () => {
    const started = Date.now()
    for (const text of ['a', '@', 'a@', '%40', 'a-', 'eyJ.', 'token='].map((part) => part.repeat(30_000)))
      expect(scrubText(text, 300).length).toBeLessThanOrEqual(300)
    expect(Date.now() - started).toBeLessThan(1000)
  })

  it('leaves no address of mail', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (address, around) => {
        expect(scrubText(`${around} <${address}> ${around}`, 1000)).not.toContain(address)
      }),
      { numRuns: 2000 },
    )
  })
})

it('takes the query and the fragment off a path', () => {
  expect(scrubPath('/a/b?c=d#e', 100)).toBe('/a/b')
  expect(scrubPath('#e', 100)).toBe('')
})
