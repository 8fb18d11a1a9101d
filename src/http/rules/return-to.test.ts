import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { HOSTILE_RETURN_PATHS } from '#test/support/worker/hostile-return-paths.ts'
import { toReturnPath } from './return-to.ts'

const SITE = 'https://fernway.test'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const UNSAFE = /[\u0000-\u0020\u007f-\uffff\\]/

/** What must be true of every Location made from a return address, in every browser. */
const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) &&
  !UNSAFE.test(path) &&
  path.length <= 1024 &&
  [SITE, `${SITE}/api/auth/callback?code=x`].every((base) => new URL(path, base).origin === SITE) &&
  toReturnPath(path, SITE) === path

describe('toReturnPath', () => {
  it.each([
    ['/about', '/about'],
    ['/search?q=a%20b', '/search?q=a%20b'],
    ['/search?q=a b', '/search?q=a%20b'],
    ['/destinations/japan/kyoto?x=1&y=//z#when', '/destinations/japan/kyoto?x=1&y=//z#when'],
    ['/profile/settings', '/profile/settings'],
    ['/apiary', '/apiary'],
    ['/de/apiary', '/de/apiary'],
    ['/destinations/api/x', '/destinations/api/x'],
    ['/a//b', '/a//b'],
    ['/x/../about', '/about'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
    [`${SITE}/about?x=1`, '/about?x=1'],
    [`${SITE}:443/about`, '/about'],
    [SITE, '/'],
    ['/Öland', '/%C3%96land'],
  ])('returns %s as %s', (requested, path) => {
    expect(toReturnPath(requested, SITE)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'https://evil.com',
    '//evil.com',
    '/\\evil.com',
    'javascript:alert(1)',
    '%2f%2fevil.com',
    'http://fernway.test@evil.com',
    'http://fernway.test/about',
  ])('returns the home page for %s', (requested) => {
    expect(toReturnPath(requested, SITE)).toBe('/')
  })

  it('returns the home page for a path that exceeds 1 kB only after percent-encoding', () => {
    const requested = `/${'ö'.repeat(200)}`
    expect(toReturnPath(requested.slice(0, 170), SITE)).toBe(`/${'%C3%B6'.repeat(169)}`)
    expect(toReturnPath(requested, SITE)).toBe('/')
  })

  it.each([
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/a%0d%0ab',
    '/%00',
    '/%',
    '/%ff',
    '/api',
    '/api/auth/logout',
    '/API/auth/logout',
    '/%61pi/auth/logout',
    '/x/../api/auth/logout',
    '/de/api/auth/logout',
    '/DE/Api/auth/logout',
    '/%64e/api/auth/logout',
    '/fr//api/auth/logout',
    '/cs/api',
  ])('returns the home page for %s, which other parsers could interpret differently', (requested) => {
    expect(toReturnPath(requested, SITE)).toBe('/')
  })

  it('stays on this site for every hostile spelling, decoded once and twice', () => {
    expect(HOSTILE_RETURN_PATHS.length).toBeGreaterThan(1000)
    const asSent = HOSTILE_RETURN_PATHS.map((hostile) =>
      new URLSearchParams(`returnTo=${hostile}`).get('returnTo'),
    )
    const astray = [...HOSTILE_RETURN_PATHS, ...asSent].filter(
      (hostile) => !isOwnPath(toReturnPath(hostile, SITE)),
    )
    expect(astray).toEqual([])
  })

  it('stays on this site for arbitrary text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
        ),
        (text) => isOwnPath(toReturnPath(text, SITE)),
      ),
      { numRuns: runsOf(10_000) },
    )
  })

  it('stays on this site for any combination of typical attack fragments', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      ';',
      'https:',
      'evil.example',
      'fernway.test',
      'javascript:',
      ' ',
      '\u3002',
      '\u2044',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) =>
        [pieces.join(''), `/${pieces.join('')}`].every((text) => isOwnPath(toReturnPath(text, SITE))),
      ),
      { numRuns: runsOf(10_000) },
    )
  })
})
