import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUniqueCookie, parseCookieHeader } from './cookie-header.ts'

const find = (header: string | null, name = '__Host-session') =>
  findUniqueCookie(parseCookieHeader(header), name)

describe('findSoleCookie', () => {
  it('finds a cookie among others', () => {
    expect(find('a=1; __Host-session=abc; b=2')).toBe('abc')
    expect(find('__Host-session=')).toBe('')
    expect(find('__Host-session=a=b')).toBe('a=b')
  })

  it.each([
    null,
    '',
    ';',
    '=',
    '=x',
    '__Host-session',
    '__host-session=abc',
    'x__Host-session=abc',
    '__Host-session =abc; __Host-session=abc',
  ])('gives null for %j', (header) => {
    expect(find(header)).toBeNull()
  })

  it('trusts none of two cookies of one name', () => {
    expect(find('__Host-session=abc; __Host-session=abd')).toBeNull()
  })

  it('does not look at a header larger than 16 kB', () => {
    expect(find(`__Host-session=abc; a=${'x'.repeat(20_000)}`)).toBeNull()
  })

  it('does not take names of Object for cookies', () => {
    expect(find('a=1', '__proto__')).toBeNull()
    expect(find('__proto__=x', '__proto__')).toBe('x')
  })
})

describe('parseCookieHeader', () => {
  it('reads back what was written, whatever surrounds it', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(token, token), { maxLength: 20 }), (pairs) => {
        const header = pairs.map(([name, value]) => `${name}=${value}`).join('; ')
        return parseCookieHeader(header).every(
          ({ name, value }, index) => pairs[index]?.[0] === name && pairs[index][1] === value,
        )
      }),
      { numRuns: 10_000 },
    )
  })

  it('takes any text without throwing, and never gives an empty name or a separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) =>
        parseCookieHeader(header).every(({ name, value }) => name !== '' && !(name + value).includes(';')),
      ),
      { numRuns: 10_000 },
    )
  })
})
