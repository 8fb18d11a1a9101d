import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { canonicalisePath, isPlainPath } from './canonical-path.ts'

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

  it('accepts a path of 2048 characters and rejects a longer one, which is not plain either', () => {
    const maxPath = `/${'a'.repeat(2047)}`
    expect(canonicalisePath(maxPath)).toEqual({ kind: 'accepted', path: maxPath })
    expect(canonicalisePath(`${maxPath}a`)).toEqual({ kind: 'rejected', status: 414 })
    expect([maxPath, `${maxPath}a`].map(isPlainPath)).toEqual([true, false])
  })

  it('always returns a path on this site, for any input', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (base, tail) => {
        const verdict = canonicalisePath(`/${tail}`)
        if (verdict.kind === 'rejected') return true
        const target = new URL(verdict.path, base)
        return target.origin === new URL(base).origin && canonicalisePath(verdict.path).kind === 'accepted'
      }),
      { numRuns: runsOf(10_000) },
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
