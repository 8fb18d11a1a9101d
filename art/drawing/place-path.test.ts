import { describe, expect, it } from 'vitest'
import { placePath } from './place-path.ts'

describe('placePath', () => {
  it('moves absolute and scales relative commands', () => {
    expect(placePath('M-2 4l3 -1h5V10z', { x: 100, y: 50, scale: 2 })).toBe('M96 58l6 -2h10V70z')
  })

  it('keeps the flags of an arc, and turns its sweep when it faces the other way', () => {
    const arc = 'M0 0a5 6 0 0 1 10 0z'
    expect(placePath(arc, { x: 10, y: 0, scale: 3 })).toBe('M10 0a15 18 0 0 1 30 0z')
    expect(placePath(arc, { x: 10, y: 0, scale: 3, scaleX: -3 })).toBe('M10 0a15 18 0 0 0 -30 0z')
  })

  it('keeps one decimal for a small figure', () => {
    expect(placePath('M1 1l3 3', { x: 0, y: 0, scale: 0.5 })).toBe('M0.5 0.5l1.5 1.5')
  })
})
