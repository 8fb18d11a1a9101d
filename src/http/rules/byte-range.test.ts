import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { isRangeCurrent, parseByteRange } from './byte-range.ts'

const partial = (offset: number, length: number) => ({ kind: 'partial', offset, length })

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-99', partial(0, 100)],
    ['bytes=0-0', partial(0, 1)],
    ['bytes=900-', partial(900, 100)],
    ['bytes=900-5000', partial(900, 100)],
    ['bytes=-100', partial(900, 100)],
    ['bytes=-5000', partial(0, 1000)],
    ['Bytes= 5-6 ', partial(5, 2)],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=9-5', { kind: 'full' }],
    ['bytes=0-1,5-6', { kind: 'full' }],
    ['bytes=', { kind: 'full' }],
    ['bytes=-', { kind: 'full' }],
    ['bytes=a-b', { kind: 'full' }],
    ['bytes=1e3-', { kind: 'full' }],
    ['bytes=99999999999999999999-', { kind: 'full' }],
    ['items=0-9', { kind: 'full' }],
    ['', { kind: 'full' }],
    [undefined, { kind: 'full' }],
  ])('parses %s for a file of 1000 bytes', (header, expected) => {
    expect(parseByteRange(header, 1000)).toEqual(expected)
  })

  it('never returns bytes outside the file', () => {
    const headers = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
      fc.nat().map((n) => `bytes=-${n}`),
    )
    fc.assert(
      fc.property(headers, fc.nat(5000), (header, size) => {
        const range = parseByteRange(header, size)
        return (
          range.kind !== 'partial' ||
          (range.length > 0 && range.offset >= 0 && range.offset + range.length <= size)
        )
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})

it.each([
  [undefined, true],
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', false],
  ['Sat, 21 Nov 2026 10:00:00 GMT', true],
  ['Sat, 21 Nov 2026 10:00:01 GMT', false],
  ['', false],
])('treats If-Range %s as current: %s', (header, expected) => {
  expect(isRangeCurrent(header, '"a"', 'Sat, 21 Nov 2026 10:00:00 GMT')).toBe(expected)
})
