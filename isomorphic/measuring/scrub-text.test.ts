import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
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
    ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc', 'Bearer [removed]'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.e30.abc', 'jwt [token]'],
    ['id 0123456789abcdef0123456789abcdef', 'id [token]'],
    ['best-places-for-a-long-slow-weekend-away', 'best-places-for-a-long-slow-weekend-away'],
    ['where-to-go-in-2027-and-what-it-costs', 'where-to-go-in-2027-and-what-it-costs'],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '[token]'],
    ['ana%2540mail.example', '[email]'],
    ['ana&#64;mail.example ana&#x40;mail.example ana&commat;mail.example', '[email] [email] [email]'],
    ['ana\\u0040mail.example ana\uff20mail.example', '[email] [email]'],
    ['"ana b"@mail.example', '[email]'],
    ['call +44 20 7946 0958 or +1 (212) 555-0100', 'call [phone] or [phone]'],
    ['at 2026-11-22T10:00:00+0100, 12 + 34567890', 'at 2026-11-22T10:00:00+0100, 12 + 34567890'],
    [
      'auth_code=1 client_secret=2 session_state=3 id_token_hint=4 apiKey=5 return_to=6',
      'auth_code=[removed] client_secret=[removed] session_state=[removed] id_token_hint=[removed] apiKey=[removed] return_to=[removed]',
    ],
    ['returnTo%253D%252Fprofile', 'returnTo%253D[removed]'],
    ['statusCode=500 postcode=1010', 'statusCode=500 postcode=1010'],
    ['{"code":"123","a":"b"}', '{"code":"[removed]","a":"b"}'],
    ['{"x":"{\\"access_token\\": \\"abc\\"}"}', '{"x":"{\\"access_token\\": \\"[removed]\\"}"}'],
    [
      'authorization: Basic YWxhZGRpbg==, password: hunter2',
      'authorization: Basic [removed], password: [removed]',
    ],
    ['a\u0000b\nc\u202ed', 'a b c d'],
  ])('scrubs %s', (text, expected) => {
    expect(scrubText(text, 200)).toBe(expected)
  })

  it('is fast and limits the length for any text', () => {
    const started = Date.now()
    for (const text of [
      'a',
      '@',
      'a@',
      '%40',
      'a-',
      'eyJ.',
      'token=',
      '"',
      '+1',
      'token',
      'a_',
      '\\"token\\":',
      'password: ',
    ].map((part) => part.repeat(30_000)))
      expect(scrubText(text, 300).length).toBeLessThanOrEqual(300)
    expect(Date.now() - started).toBeLessThan(1000)
  })

  it('leaves no e-mail address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (address, around) => {
        expect(scrubText(`${around} <${address}> ${around}`, 1000)).not.toContain(address)
      }),
      { numRuns: runsOf(2000) },
    )
  })
})

it('removes the query and the fragment of a path', () => {
  expect(scrubPath('/a/b?c=d#e', 100)).toBe('/a/b')
  expect(scrubPath('#e', 100)).toBe('')
})

it.each([
  '/assets/start-offline-guides-page-B1cD2e3F.js',
  'https://fernway.example/assets/load-third-party-scripts-B1cD2e3F.js',
])('leaves the name of the built script %s', (path) => {
  expect(scrubPath(`${path}?v=1`, 200)).toBe(path)
})

it('removes tokens and addresses of people from paths outside of the built scripts', () => {
  expect(scrubPath('/lists/0123456789abcdef0123456789abcdef/assets/a.js', 200)).toBe(
    '/lists/[token]/assets/a.js',
  )
  expect(scrubPath('/assets/ana@mail.example.js', 200)).not.toContain('ana')
})
