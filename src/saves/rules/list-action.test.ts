import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isListId, parseListAction } from './list-action.ts'

const KYOTO = '/destinations/japan/kyoto'

describe('parseListAction', () => {
  it.each([
    [
      { do: 'earlier', path: KYOTO, more: 'x' },
      { do: 'earlier', path: KYOTO },
    ],
    [
      { do: 'place', path: KYOTO, index: '12' },
      { do: 'place', path: KYOTO, index: 12 },
    ],
    [
      { do: 'note', path: KYOTO, note: ' a\r\nb ' },
      { do: 'note', path: KYOTO, note: 'a\nb', shows: false },
    ],
    [
      { do: 'note', path: KYOTO, note: '', shows: 'on' },
      { do: 'note', path: KYOTO, note: '', shows: true },
    ],
    [
      { do: 'create', name: '  Japan   2027\n' },
      { do: 'create', name: 'Japan 2027' },
    ],
    [{ do: 'share' }, { do: 'share' }],
  ])('parses %j', (fields, action) => {
    expect(parseListAction(fields)).toEqual({ action })
  })

  it.each([
    [{}, 'form'],
    [{ do: 'explode' }, 'form'],
    [{ do: ['share', 'delete'] }, 'form'],
    [{ do: '__proto__' }, 'form'],
    [{ do: 'remove' }, 'form'],
    [{ do: 'remove', path: '//evil.example' }, 'form'],
    [{ do: 'copy', path: KYOTO, target: '../x' }, 'form'],
    [{ do: 'place', path: KYOTO, index: '-1' }, 'form'],
    [{ do: 'place', path: KYOTO, index: '1e3' }, 'form'],
    [{ do: 'create', name: ' \u202e ' }, 'name'],
    [{ do: 'create', name: 'x'.repeat(61) }, 'name'],
    [{ do: 'rename', name: 'x'.repeat(100_000) }, 'name'],
    [{ do: 'note', path: KYOTO, note: 'x'.repeat(501) }, 'note'],
    [{ do: 'create' }, 'form'],
  ])('returns the problem of %j', (fields, problem) => {
    expect(parseListAction(fields as Record<string, unknown>)).toEqual({ problem })
  })

  it('counts characters instead of UTF-16 code units', () => {
    expect(parseListAction({ do: 'create', name: '🗾'.repeat(60) })).toHaveProperty('action')
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('do', 'path', 'name', 'note'), fc.anything()), (fields) => {
        parseListAction(fields)
      }),
    )
  })
})

it('recognises the IDs of lists', () => {
  expect(['main', '0123456789abcdef'].every(isListId)).toBe(true)
  expect(['', 'Main', '0123456789abcdeF', '../main', 'main\n', '0123'].some(isListId)).toBe(false)
})
