import { expect, it } from 'vitest'
import { scrubNotice } from './scrub-notice.ts'

const PAGE = 'https://fernway.test/places'
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength
const failure = { type: 'Error', message: 'no user ana@mail.example', backtrace: [] }

it('removes personal data from message, URL and history', () => {
  const notice = scrubNotice(
    {
      errors: [failure],
      context: {
        url: `${PAGE}?token=1`,
        history: [
          { type: 'location', from: '/a?code=2', to: '/b?email=ana@mail.example', date: new Date(0) },
          { type: 'log', arguments: ['ana@mail.example', { code: 'x' }], severity: 'log' },
        ],
      },
    },
    PAGE,
  )
  const text = JSON.stringify(notice)
  expect(text).not.toMatch(/ana@|token=|code=/)
  expect(notice.context).toMatchObject({ url: PAGE, history: [{ from: '/a', to: '/b' }, { type: 'log' }] })
})

it.each([['x'], ['€'], ['\u0000'], ['"']])(
  'limits a notice with long texts of %j to 64,000 bytes',
  (character) => {
    const endless = character.repeat(70_000)
    const circular: Record<string, unknown> = { endless }
    circular['self'] = circular
    const frame = { function: endless, file: endless, line: 1, column: 1 }
    const notice = scrubNotice(
      {
        errors: [{ type: endless, message: endless, backtrace: Array.from({ length: 300 }, () => frame) }],
        context: {
          history: Array.from({ length: 20 }, () => ({ type: 'log', arguments: [endless, circular] })),
        },
      },
      PAGE,
    )
    expect(bytesOf(notice)).toBeLessThan(64_000)
    expect(notice.errors).toHaveLength(1)
  },
)

it('accepts values that are no text or throw when they are read', () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('read')
      },
    },
  )
  const odd = [5, null, undefined, {}, [], hostile, Symbol('s'), 10n]
  for (const value of odd) {
    const text = value as unknown as string
    const frame = { function: text, file: text, line: 1, column: 1 }
    const notice = scrubNotice(
      {
        errors: [{ type: text, message: text, backtrace: [frame] }],
        context: { history: [null, { type: 'log', arguments: [value] }] },
      },
      PAGE,
    )
    expect(typeof notice.errors?.[0]?.message).toBe('string')
    expect(() => JSON.stringify(notice)).not.toThrow()
  }
})
