import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { findUniqueCookie, parseCookieHeader } from './cookie-header.ts'

const find = (header: string | null, name = '__Host-session') =>
  findUniqueCookie(parseCookieHeader(header), name)

describe('findSoleCookie', () => {
  it('finds one cookie among several', () => {
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
  ])('returns null for %j', (header) => {
    expect(find(header)).toBeNull()
  })

  it('trusts neither of two cookies with the same name', () => {
    expect(find('__Host-session=abc; __Host-session=abd')).toBeNull()
  })

  it('rejects a header larger than 16 kB without parsing it', () => {
    expect(find(`__Host-session=abc; a=${'x'.repeat(20_000)}`)).toBeNull()
  })

  it('does not treat properties of Object.prototype as cookies', () => {
    expect(find('a=1', '__proto__')).toBeNull()
    expect(find('__proto__=x', '__proto__')).toBe('x')
  })
})

describe('parseCookieHeader', () => {
  it('parses what was serialised, with any other pairs around it', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(token, token), { maxLength: 20 }), (pairs) => {
        const header = pairs.map(([name, value]) => `${name}=${value}`).join('; ')
        return parseCookieHeader(header).every(
          ({ name, value }, index) => pairs[index]?.[0] === name && pairs[index][1] === value,
        )
      }),
      { numRuns: runsOf(10_000) },
    )
  })

  it('accepts any text without throwing, and never returns an empty name or a separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) =>
        parseCookieHeader(header).every(({ name, value }) => name !== '' && !(name + value).includes(';')),
      ),
      { numRuns: runsOf(10_000) },
    )
  })
})
