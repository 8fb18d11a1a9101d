import { describe, expect, it } from 'vitest'
import { closestSpelling, toleranceFor } from './closest-spelling.ts'

const candidate = (id: number, term: string) => ({ id, term, shown: term.toUpperCase(), grade: 0 })

describe('closestSpelling', () => {
  const terms = [candidate(1, 'vietnam'), candidate(2, 'vienna'), candidate(3, 'wales'), candidate(4, 'gine')]
  it('takes the fewest wrong letters, then the likelier slip, names before words, then importance', () => {
    expect(closestSpelling('viena', terms, 'whole')?.term).toBe('vienna')
    expect(closestSpelling('mali', [candidate(1, 'bali'), candidate(2, 'male')], 'whole')?.term).toBe('male')
    expect(
      closestSpelling('mepal', [{ ...candidate(1, 'meal'), grade: 2 }, candidate(2, 'nepal')], 'whole')?.term,
    ).toBe('nepal')
    expect(closestSpelling('vairo', [candidate(2, 'viro'), candidate(1, 'cairo')], 'whole')?.term).toBe(
      'cairo',
    )
    expect(closestSpelling('aab', [candidate(2, 'aac'), candidate(1, 'aad')], 'whole')?.term).toBe('aad')
  })
  it('finds nothing that is too far away', () => {
    expect(closestSpelling('alpes', terms, 'whole')).toBeNull()
    expect(closestSpelling('wine', terms, 'whole')).toBeNull()
    expect(closestSpelling('xyzzy', terms, 'whole')).toBeNull()
    expect(closestSpelling('', terms, 'beginning')).toBeNull()
  })
  it('looks at beginnings when asked to', () => {
    expect(closestSpelling('viet', terms, 'whole')).toBeNull()
    expect(closestSpelling('viet', terms, 'beginning')?.term).toBe('vietnam')
  })
  it('tolerates more in longer words', () => {
    expect([2, 4, 5, 9, 10].map(toleranceFor)).toEqual([0, 1, 2, 2, 3])
  })
})
