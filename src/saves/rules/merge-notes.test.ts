import { describe, expect, it } from 'vitest'
import { checksumOf } from '#isomorphic/saves/checksum-of.ts'
import { mergeNotes, wouldLoseNote } from './merge-notes.ts'

const known = (base: string | null) => ({ base })
const byChecksum = (text: string) => ({ base: null, baseChecksum: checksumOf(text) })

describe('offline changes of a note', () => {
  it.each([
    ['unchanged since it was read', 'In May.', 'In May.', 'In June.', 'In June.'],
    ['emptied by another device', '', 'In May.', 'In June.', 'In June.'],
    ['written by another device', 'By train.', '', 'In June.', 'By train.\nIn June.'],
    ['written by another device, with an unknown base', 'By train.', null, 'In June.', 'By train.\nIn June.'],
    ['identical on both devices', 'In June.', '', 'In June.', 'In June.'],
    ['merged before', 'By train.\nIn June.', '', 'In June.', 'By train.\nIn June.'],
    ['emptied here, changed by another device', 'By train.', 'In May.', '', 'By train.'],
  ])('are merged without losing text: %s', (_case, stored, base, incoming, expected) => {
    expect(mergeNotes(stored, known(base), incoming)).toBe(expected)
  })

  it('are compared by checksum when the earlier note is long', () => {
    const long = 'In May, by train. '.repeat(100)
    expect(mergeNotes(long, byChecksum(long), 'In June.')).toBe('In June.')
    expect(mergeNotes(`${long}!`, byChecksum(long), 'In June.')).toBe(`${long}!\nIn June.`)
    expect([wouldLoseNote(long, byChecksum(long)), wouldLoseNote('By train.', byChecksum(long))]).toEqual([
      false,
      true,
    ])
  })

  it('do not remove a page whose note another device has changed', () => {
    expect([
      wouldLoseNote('By train.', known('')),
      wouldLoseNote('', known('')),
      wouldLoseNote('By train.', known(null)),
    ]).toEqual([true, false, false])
  })
})
