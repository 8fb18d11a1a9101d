import { describe, expect, it } from 'vitest'
import { mergeTripNotes } from './merge-trip-notes.ts'

describe('mergeTripNotes', () => {
  it.each([
    ['nothing was there', '', '', 'new', 'new'],
    ['nothing changed since', 'old', 'old', 'new', 'new'],
    ['another wrote first', 'theirs', '', 'mine', 'theirs\n\nmine'],
    ['another wrote below', 'old\n\ntheirs', 'old', 'new', 'new\n\ntheirs'],
    ['the own part was deleted', 'old\n\ntheirs', 'old', '', 'theirs'],
    ['a deletion meets another text', 'theirs', 'old', '', 'theirs'],
    ['the texts are the same', 'same', '', 'same', 'same'],
    ['a letter is part of a word', 'at noon', 'a', 'b', 'at noon\n\nb'],
    ['the new text has the other', 'theirs', '', 'theirs\n\nand mine', 'theirs\n\nand mine'],
  ])('merges when %s', (_, stored, was, incoming, merged) => {
    expect(mergeTripNotes(stored, was, incoming)).toBe(merged)
  })
})
