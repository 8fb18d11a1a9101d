import { describe, expect, it } from 'vitest'
import { findSourcePosition, parseSourceMap } from './find-source-position.ts'

/** Line 1 maps `a` to line 1 of one.ts and `b` to line 3 of two.ts; line 2 maps to line 2 of one.ts. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../src/one.ts', '../src/two.ts'],
  names: ['begin', 'finish'],
  mappings: 'AAAAA,UCEIC;ADDA',
})

describe('findSourcePosition', () => {
  const map = parseSourceMap(MAP)
  if (map === null) throw new Error('the map is a map')

  it('returns the last mapping before the column, with its source name', () => {
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

  it('returns null beyond the end of the map and for invalid input', () => {
    expect(findSourcePosition(map, 3, 1)).toBeNull()
    expect(findSourcePosition({ ...map, mappings: '' }, 1, 1)).toBeNull()
    expect(findSourcePosition({ ...map, mappings: '!!!;§' }, 2, 1)).toBeNull()
    for (const text of ['', 'null', '{"version":2}', '<html>']) expect(parseSourceMap(text)).toBeNull()
  })
})
