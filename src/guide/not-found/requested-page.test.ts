import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRequestedPage } from './requested-page.ts'

describe('readWantedPage', () => {
  it.each([
    ['/destinations/japn', { name: 'japn', around: [], kind: 'place' }],
    ['/country/portugal/lisbonn.html', { name: 'lisbonn', around: ['portugal'], kind: 'place' }],
    ['/destinations/st.lucia', { name: 'st lucia', around: [], kind: 'place' }],
    ['/japan.PHP', { name: 'japan', around: [], kind: null }],
    ['/articles/category/foood', { name: 'foood', around: [], kind: 'topic' }],
    ['/stories/Walking-The-Alfama', { name: 'walking the alfama', around: [], kind: 'story' }],
    ['/africca/places', { name: 'africca', around: [], kind: 'place' }],
    ['/places/index.html', { name: 'places', around: [], kind: null }],
    ['/stories', { name: 'stories', around: [], kind: null }],
    ['/en-gb/japan/', { name: 'japan', around: [], kind: null }],
    ['/%E6%97%A5%E6%9C%AC', { name: '日本', around: [], kind: null }],
    ['/%E0%A4%A', { name: 'e0 a4 a', around: [], kind: null }],
    ['/', { name: '', around: [], kind: null }],
    ['/…/—', { name: '', around: [], kind: null }],
    ['/__proto__', { name: 'proto', around: [], kind: null }],
  ])('%s', (path, wanted) => {
    expect(parseRequestedPage(path)).toEqual(wanted)
  })

  it('is short whatever the path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary', maxLength: 3000 })), (path) => {
        const { name, parents: around } = parseRequestedPage(path)
        expect(around.length).toBeLessThanOrEqual(5)
        for (const text of [name, ...around]) expect([...text].length).toBeLessThanOrEqual(64)
      }),
      { numRuns: 2000 },
    )
    expect(parseRequestedPage(`/${'\u{fdfa}'.repeat(2000)}`).name.length).toBeLessThanOrEqual(128)
  })
})
