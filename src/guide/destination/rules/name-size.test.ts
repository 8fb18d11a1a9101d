import { describe, expect, it } from 'vitest'
import { nameSize } from './name-size.ts'

describe('nameSize', () => {
  it('gives short names the largest size', () => {
    expect(nameSize('Singapore')).toBe('name-short')
  })
  it('goes by the longest word, because lines break between words', () => {
    expect(nameSize('Saint Vincent and the Grenadines')).toBe('name-medium')
    expect(nameSize('Guinea-Bissau')).toBe('name-medium')
  })
  it('steps down for a long word', () => {
    expect(nameSize('Liechtenstein')).toBe('name-long')
  })
})
