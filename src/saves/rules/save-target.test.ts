import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { parseSaveTarget } from './save-target.ts'

describe('parseSaveTarget', () => {
  it.each(['/destinations/japan', '/destinations/japan/kyoto', '/destinations/norway/svalbard/longyearbyen'])(
    'recognises %s as a place',
    (path) => {
      expect(parseSaveTarget(path)).toEqual({ kind: 'place', path })
    },
  )

  it.each(['/articles/salt', '/articles/the-night-train-to-lisbon-2'])('recognises %s as a story', (path) => {
    expect(parseSaveTarget(path)).toEqual({ kind: 'story', path })
  })

  it.each([
    '',
    '/',
    '/destinations',
    '/destinations/',
    '/destinations/Japan',
    '/destinations/japan/',
    '/destinations//japan',
    '/destinations/a/b/c/d',
    '/destinations/japan?x=1',
    '/destinations/../x',
    '//evil.example/destinations/japan',
    'https://evil.example/destinations/japan',
    '/destinations/ja\npan',
    '/destinations/japan\n',
    '/articles',
    '/articles/',
    '/articles/category/beaches',
    '/articles/Salt',
    '/articles/salt/',
    '/articles/--salt',
    '/articles?page=2',
    '/profile/saves',
    '/__proto__',
    '/destinations/__proto__',
    `/destinations/${'a'.repeat(200)}`,
    null,
    7,
    {},
  ])('rejects %j', (path) => {
    expect(parseSaveTarget(path)).toBeNull()
  })

  it('returns the path unchanged for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = parseSaveTarget(`/destinations/${text}`)
        return target === null || /^\/destinations\/[a-z0-9/-]+(?:#[a-z0-9-]+)?$/.test(target.path)
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
