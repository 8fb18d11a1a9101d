import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { parseRequestedPage } from './requested-page.ts'

describe('parseRequestedPage', () => {
  it.each([
    ['/destinations/japn', { name: 'japn', parents: [], kind: 'place' }],
    ['/country/portugal/lisbonn.html', { name: 'lisbonn', parents: ['portugal'], kind: 'place' }],
    ['/destinations/st.lucia', { name: 'st lucia', parents: [], kind: 'place' }],
    ['/japan.PHP', { name: 'japan', parents: [], kind: null }],
    ['/articles/category/foood', { name: 'foood', parents: [], kind: 'topic' }],
    ['/stories/Walking-The-Alfama', { name: 'walking the alfama', parents: [], kind: 'story' }],
    ['/africca/places', { name: 'africca', parents: [], kind: 'place' }],
    ['/places/index.html', { name: 'places', parents: [], kind: null }],
    ['/stories', { name: 'stories', parents: [], kind: null }],
    ['/en-gb/japan/', { name: 'japan', parents: [], kind: null }],
    ['/%E6%97%A5%E6%9C%AC', { name: '日本', parents: [], kind: null }],
    ['/%E0%A4%A', { name: 'e0 a4 a', parents: [], kind: null }],
    ['/', { name: '', parents: [], kind: null }],
    ['/…/—', { name: '', parents: [], kind: null }],
    ['/__proto__', { name: 'proto', parents: [], kind: null }],
  ])('parses %s', (path, expected) => {
    expect(parseRequestedPage(path)).toEqual(expected)
  })

  it('has a limited length for any path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary', maxLength: 3000 })), (path) => {
        const { name, parents } = parseRequestedPage(path)
        expect(parents.length).toBeLessThanOrEqual(5)
        for (const text of [name, ...parents]) expect([...text].length).toBeLessThanOrEqual(64)
      }),
      { numRuns: runsOf(2000) },
    )
    expect(parseRequestedPage(`/${'\u{fdfa}'.repeat(2000)}`).name.length).toBeLessThanOrEqual(128)
  })
})
