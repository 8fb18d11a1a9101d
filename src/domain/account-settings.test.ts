import { describe, expect, it } from 'vitest'
import { applySettings, DEFAULT_SETTINGS, parseSettingsAction } from './account-settings.ts'

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
    [{ do: 'privacy', measurement: 'maybe' }, null],
    [{ do: 'delete' }, null],
    [{}, null],
  ])('reads %j', (fields, expected) => {
    expect(parseSettingsAction(fields)).toEqual(expected)
  })
})

it('changes what a form names, and nothing else', () => {
  const named = applySettings(DEFAULT_SETTINGS, { do: 'nickname', nickname: 'Ana' })
  const settings = applySettings(named, { do: 'privacy', measurement: true, advertising: false })
  expect(settings).toEqual({ ...DEFAULT_SETTINGS, nickname: 'Ana', allowsMeasurement: true })
  expect(applySettings(settings, { do: 'newsletter', newsletter: true }).wantsNewsletter).toBe(true)
  expect(applySettings(settings, { do: 'sign-out-others' })).toBe(settings)
})
