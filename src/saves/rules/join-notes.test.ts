import { expect, it } from 'vitest'
import { joinNotes } from './join-notes.ts'

it.each([
  ['', 'by train', 'by train'],
  ['by train', '', 'by train'],
  ['by train', 'train', 'by train'],
  ['in April', 'by train', 'in April\nby train'],
])('the notes %j and %j become %j', (first, second, joined) => {
  expect(joinNotes(first, second)).toBe(joined)
})

it('a note that would be too long is not cut', () => {
  expect(joinNotes('a'.repeat(300), 'b'.repeat(199))).toHaveLength(500)
  expect(joinNotes('a'.repeat(300), 'b'.repeat(200))).toBeNull()
})
