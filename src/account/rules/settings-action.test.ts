import { describe, expect, it } from 'vitest'
import { parseSettingsAction } from './settings-action.ts'

describe('parseSettingsAction', () => {
  it.each([
    [
      { do: 'nickname', nickname: '  Ana \u202e B ' },
      { do: 'nickname', nickname: 'Ana B' },
    ],
    [{ do: 'newsletter' }, { do: 'newsletter', newsletter: false }],
    [
      { do: 'newsletter', newsletter: 'on' },
      { do: 'newsletter', newsletter: true },
    ],
    [
      { do: 'privacy', advertising: 'on' },
      { do: 'privacy', measurement: false, advertising: true },
    ],
    [{ do: 'nickname', nickname: ' ' }, 'nickname'],
    [{ do: 'nickname', nickname: 'x'.repeat(41) }, 'nickname'],
    [{ do: 'nickname' }, null],
    [{ do: 'nickname', nickname: ['a', 'b'] }, null],
    [
      { do: 'letters', topics: 'beaches', frequency: 'weekly' },
      { do: 'letters', topics: ['beaches'], frequency: 'weekly' },
    ],
    [
      { do: 'letters', frequency: 'monthly' },
      { do: 'letters', topics: [], frequency: 'monthly' },
    ],
    [{ do: 'letters', topics: ['beaches', 'spam'], frequency: 'weekly' }, null],
    [{ do: 'letters', topics: Array.from({ length: 500 }, () => 'beaches'), frequency: 'weekly' }, null],
    [{ do: 'letters', topics: [] }, null],
    [{ do: 'privacy', measurement: 'maybe' }, null],
    [{ do: 'delete' }, null],
    [{}, null],
  ])('parses %j', (fields, expected) => {
    expect(parseSettingsAction(fields)).toEqual(expected)
  })
})
