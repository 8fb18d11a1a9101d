import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalisePath } from './canonical-path.ts'

describe('canonicalisePath', () => {
  it.each([
    ['/', '/'],
    ['/places/', '/places'],
    ['/Destinations/Japan/KYOTO', '/destinations/japan/kyoto'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/a//b///', '/a/b'],
  ])('turns %s into %s', (spelling, path) => {
    expect(canonicalisePath(spelling)).toEqual({ kind: 'accepted', path })
  })

  it('rejects paths that cannot be decoded, and control characters', () => {
    for (const bad of ['/%', '/%zz', '/%c3%28', '/a%00b', '/%0d%0aset-cookie']) {
      expect(canonicalisePath(bad)).toEqual({ kind: 'rejected', status: 400 })
    }
  })

  it('rejects a path over 2 kB', () => {
    expect(canonicalisePath(`/${'a'.repeat(2048)}`)).toEqual({ kind: 'rejected', status: 414 })
  })

  it('always returns a path on this site, for any input', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (base, tail) => {
        const verdict = canonicalisePath(`/${tail}`)
        if (verdict.kind === 'rejected') return true
        const target = new URL(verdict.path, base)
        return target.origin === new URL(base).origin && canonicalisePath(verdict.path).kind === 'accepted'
      }),
      { numRuns: 10_000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const first = canonicalisePath(`/${tail}`)
        return (
          first.kind === 'rejected' || JSON.stringify(canonicalisePath(first.path)) === JSON.stringify(first)
        )
      }),
    )
  })
})
