import { describe, expect, it } from 'vitest'
import { doubledExports, findDoubledExports } from './doubled-exports.ts'

describe('doubledExports', () => {
  it('names both files that export the same name, values and types alike', () => {
    expect(
      doubledExports([
        { path: 'src/a.ts', text: 'export type Slot = string\nexport const parse = () => null' },
        { path: 'client/b.ts', text: 'export function parse() {}\nexport class Slot {}' },
      ]),
    ).toEqual([
      'Slot is exported by src/a.ts and client/b.ts; one name has one meaning',
      'parse is exported by src/a.ts and client/b.ts; one name has one meaning',
    ])
  })

  it('accepts a name that another file passes on', () => {
    expect(
      doubledExports([
        { path: 'src/a.ts', text: 'export type Slot = string' },
        { path: 'src/b.ts', text: "export type { Slot } from './a.ts'" },
      ]),
    ).toEqual([])
  })

  it('accepts the repository', () => {
    expect(findDoubledExports()).toEqual([])
  })
})
