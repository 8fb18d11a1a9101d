import { describe, expect, it } from 'vitest'
import { findSourcePosition, parseSourceMap } from './find-source-position.ts'

/** Two lines: `a` of one.ts line 1 and `b` of two.ts line 3 in the first, something of one.ts line 2 in the second. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../src/one.ts', '../src/two.ts'],
  names: ['begin', 'finish'],
  mappings: 'AAAAA,UCEIC;ADDA',
})

describe('places in source maps', () => {
  const map = parseSourceMap(MAP)
  if (map === null) throw new Error('the map is a map')

  it('are those of the last mapping before the column, with the name that was written', () => {
    expect(findSourcePosition(map, 1, 5)).toEqual({
      source: '../src/one.ts',
      line: 1,
      column: 1,
      name: 'begin',
    })
    expect(findSourcePosition(map, 1, 11)).toEqual({
      source: '../src/two.ts',
      line: 3,
      column: 5,
      name: 'finish',
    })
    expect(findSourcePosition(map, 1, 999)).toMatchObject({ source: '../src/two.ts' })
    expect(findSourcePosition(map, 2, 1)).toEqual({ source: '../src/one.ts', line: 2, column: 5, name: '' })
  })

  it('are none where the map ends, and of nonsense', () => {
    expect(findSourcePosition(map, 3, 1)).toBeNull()
    expect(findSourcePosition({ ...map, mappings: '' }, 1, 1)).toBeNull()
    expect(findSourcePosition({ ...map, mappings: '!!!;§' }, 2, 1)).toBeNull()
    for (const text of ['', 'null', '{"version":2}', '<html>']) expect(parseSourceMap(text)).toBeNull()
  })
})
