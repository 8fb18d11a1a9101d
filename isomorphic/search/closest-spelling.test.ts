import { describe, expect, it } from 'vitest'
import { closestSpelling, toleranceFor } from './closest-spelling.ts'

const candidate = (id: number, term: string) => ({ id, term, shown: term.toUpperCase(), grade: 0 })

describe('closestSpelling', () => {
  const terms = [candidate(1, 'vietnam'), candidate(2, 'vienna'), candidate(3, 'wales'), candidate(4, 'gine')]
  it('prefers fewer edits, then the likelier typo, names before words, then importance', () => {
    expect(closestSpelling('viena', terms, 'term')?.term).toBe('vienna')
    expect(closestSpelling('mali', [candidate(1, 'bali'), candidate(2, 'male')], 'term')?.term).toBe('male')
    expect(
      closestSpelling('mepal', [{ ...candidate(1, 'meal'), grade: 2 }, candidate(2, 'nepal')], 'term')?.term,
    ).toBe('nepal')
    expect(closestSpelling('vairo', [candidate(2, 'viro'), candidate(1, 'cairo')], 'term')?.term).toBe(
      'cairo',
    )
    expect(closestSpelling('aab', [candidate(2, 'aac'), candidate(1, 'aad')], 'term')?.term).toBe('aad')
  })
  it('returns null when all candidates are too far away', () => {
    expect(closestSpelling('alpes', terms, 'term')).toBeNull()
    expect(closestSpelling('wine', terms, 'term')).toBeNull()
    expect(closestSpelling('xyzzy', terms, 'term')).toBeNull()
    expect(closestSpelling('', terms, 'prefix')).toBeNull()
  })
  it('matches prefixes of terms when the reach is prefix', () => {
    expect(closestSpelling('viet', terms, 'term')).toBeNull()
    expect(closestSpelling('viet', terms, 'prefix')?.term).toBe('vietnam')
  })
  it('tolerates more edits in longer words', () => {
    expect([2, 4, 5, 9, 10].map(toleranceFor)).toEqual([0, 1, 2, 2, 3])
  })
})
