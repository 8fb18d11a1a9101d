import { describe, expect, it } from 'vitest'
import { mergeNotes, wouldLoseNote } from './offline-changes.ts'

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
    expect(mergeNotes(stored, base, incoming)).toBe(expected)
  })

  it('do not remove a page whose note another device has changed', () => {
    expect([wouldLoseNote('By train.', ''), wouldLoseNote('', ''), wouldLoseNote('By train.', null)]).toEqual(
      [true, false, false],
    )
  })
})
