import { describe, expect, it } from 'vitest'
import { mergeNotes, wouldLoseNote } from './offline-changes.ts'

describe('a note that two devices changed', () => {
  it.each([
    ['as it was known', 'In May.', 'In May.', 'In June.', 'In June.'],
    ['empty by now', '', 'In May.', 'In June.', 'In June.'],
    ['written by another', 'By train.', '', 'In June.', 'By train.\nIn June.'],
    ['written by another, without being known', 'By train.', null, 'In June.', 'By train.\nIn June.'],
    ['the same on both', 'In June.', '', 'In June.', 'In June.'],
    ['joined before', 'By train.\nIn June.', '', 'In June.', 'By train.\nIn June.'],
    ['emptied here, changed there', 'By train.', 'In May.', '', 'By train.'],
  ])('loses nothing: %s', (_case, stored, base, given, expected) => {
    expect(mergeNotes(stored, base, given)).toBe(expected)
  })

  it('is not removed with its page by a device that has not seen it', () => {
    expect([wouldLoseNote('By train.', ''), wouldLoseNote('', ''), wouldLoseNote('By train.', null)]).toEqual(
      [true, false, false],
    )
  })
})
