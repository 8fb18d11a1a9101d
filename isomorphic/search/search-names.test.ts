import { describe, expect, it } from 'vitest'
import { joinedName, namesWithin } from './search-names.ts'

describe('joinedName', () => {
  it('joins several words, but no sentences', () => {
    expect(joinedName('new york')).toBe('newyork')
    expect(joinedName('japan')).toBeNull()
    expect(joinedName('from paris to marrakech without leaving')).toBeNull()
  })
})

describe('namesWithin', () => {
  it('returns every distinct run of words', () => {
    expect(namesWithin('best of new york')).toEqual([
      'best',
      'best of',
      'best of new',
      'best of new york',
      'of',
      'of new',
      'of new york',
      'new',
      'new york',
      'york',
    ])
    expect(namesWithin('bora bora')).toEqual(['bora', 'bora bora'])
  })
  it('stays below the maximum number of bound parameters', () => {
    expect(namesWithin('a b c d e f g h').length).toBe(30)
  })
})
