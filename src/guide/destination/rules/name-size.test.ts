import { describe, expect, it } from 'vitest'
import { nameSize } from './name-size.ts'

describe('nameSize', () => {
  it('uses the largest size for short names', () => {
    expect(nameSize('Singapore')).toBe('name-short')
  })
  it('measures the longest word, because lines break between words', () => {
    expect(nameSize('Saint Vincent and the Grenadines')).toBe('name-medium')
    expect(nameSize('Guinea-Bissau')).toBe('name-medium')
  })
  it('uses a smaller size for a long word', () => {
    expect(nameSize('Liechtenstein')).toBe('name-long')
  })
})
