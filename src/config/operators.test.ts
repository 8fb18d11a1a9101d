import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Operators } from './operators.ts'

const parse = (setting: string) => v.parse(Operators, setting)

describe('Operators', () => {
  it('parses entries with an @ as addresses, all others as subjects', () => {
    expect(parse('Olga@Example.org=operator, Auth0|A1=editor')).toEqual([
      { address: 'olga@example.org', role: 'operator' },
      { subject: 'Auth0|A1', role: 'editor' },
    ])
    // The Kelvin sign, whose lower case is the letter k.
    expect(parse('\u212aate@example.org=editor')).toEqual([
      { address: '\u212aate@example.org', role: 'editor' },
    ])
  })

  it.each([
    'olga@example.org=admin',
    'a@b@c=editor',
    'ol\u200ega@example.org=editor',
    '@=editor',
    'a@=editor',
    'x',
  ])('rejects the entry %j', (setting) => {
    expect(() => parse(setting)).toThrow('must be empty or a list')
  })
})
