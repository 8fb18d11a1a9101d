import { afterEach, describe, expect, it, vi } from 'vitest'
import { logError } from './log-error.ts'

const CONTEXT = { route: '/profile/saves', place: 'AMS', binding: 'DB', operation: 'first SELECT save_lists' }

afterEach(() => void vi.restoreAllMocks())

/** The log line of an error. */
function lineOf(error: unknown): string {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logError(error, 'r1', CONTEXT)
  expect(log.mock.calls).toHaveLength(1)
  return String(log.mock.calls[0]?.[0])
}

describe('logError', () => {
  it('logs one line with request ID and context, but without the message', () => {
    const error = new Error('no row for ana@mail.example\nToken abc\nat ana@mail.example', {
      cause: Object.assign(new Error('ana@mail.example'), { code: 'D1_ana@mail.example' }),
    })
    const line = lineOf(error)
    expect(JSON.parse(line)).toMatchObject({
      code: 'unexpected',
      name: 'Error',
      requestId: 'r1',
      ...CONTEXT,
      cause: '[email]',
      stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
    })
    for (const secret of ['ana@', 'Token abc', '\n']) expect(line).not.toContain(secret)
  })

  it.each([
    'ana@mail.example',
    null,
    undefined,
    Symbol('s'),
    Object.assign(new Error('x'), { stack: 5 }),
    Object.assign(new Error('x'), { stack: `${'at x '.repeat(100_000)}` }),
  ])('never throws for any thrown value', (thrown) => {
    const line = lineOf(thrown)
    expect(line.length).toBeLessThan(2000)
    expect(line).not.toContain('ana@')
  })
})
