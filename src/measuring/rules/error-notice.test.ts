import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { noticeKey, parseErrorNotice } from './error-notice.ts'

const failure = (message: string) => ({
  type: 'Error',
  message,
  backtrace: [{ file: 'https://a.example/x.js?v=1', line: 3, column: 4, function: 'go' }],
})

describe('parseErrorNotice', () => {
  it('parses the fields that locate an error', () => {
    const notice = parseErrorNotice({
      errors: [failure('boom')],
      context: {
        url: 'https://a.example/places?q=x',
        component: 'island search-box',
        history: [{ type: 'click', target: 'a.link', num: 2, date: '2026-11-21' }],
      },
      params: { cookie: 'c' },
      session: { id: 1 },
    })
    expect(notice).toEqual({
      errors: [
        {
          type: 'Error',
          message: 'boom',
          backtrace: [{ file: 'https://a.example/x.js', line: 3, column: 4, function: 'go' }],
        },
      ],
      severity: '',
      component: 'island search-box',
      path: '/places',
      host: 'a.example',
      history: [{ type: 'click', target: 'a.link', num: 2 }],
    })
  })

  it('omits the part of a private path that identifies a visitor or a list', () => {
    const pathOf = (path: string) =>
      parseErrorNotice({ errors: [failure('x')], context: { url: `https://a.example${path}` } })?.path
    expect(['/lists/abc', '/profile/library/japan-slowly.epub', '/places'].map(pathOf)).toEqual([
      '/lists',
      '/profile/library',
      '/places',
    ])
  })

  it('limits the size of every field', () => {
    const notice = parseErrorNotice({
      errors: Array.from({ length: 50 }, () => ({
        message: 'm'.repeat(5000),
        backtrace: Array.from({ length: 500 }, () => ({ file: 'f'.repeat(5000) })),
      })),
      context: { history: Array.from({ length: 500 }, (_, at) => ({ type: 'click', target: `t${at}` })) },
    })
    expect(notice?.errors).toHaveLength(3)
    expect(notice?.errors[0]?.message).toHaveLength(1000)
    expect(notice?.errors[0]?.backtrace).toHaveLength(12)
    expect(notice?.history).toHaveLength(20)
    expect(notice?.history.at(-1)).toEqual({ type: 'click', target: 't499' })
  })

  it('distinguishes errors by message and stack', () => {
    const keyOf = (errors: unknown) => noticeKey(parseErrorNotice({ errors }) ?? expect.fail('no notice'))
    expect(keyOf([failure('a')])).toBe(keyOf([failure('a')]))
    expect(keyOf([failure('a')])).not.toBe(keyOf([failure('b')]))
    expect(keyOf([failure('a')])).not.toBe(keyOf([{ ...failure('a'), backtrace: [] }]))
  })

  it('accepts any JSON without throwing', () => {
    const anything = fc.jsonValue({ maxDepth: 6 })
    fc.assert(
      fc.property(fc.record({ errors: anything, context: anything }), (sent) => {
        const notice = parseErrorNotice(sent)
        if (notice !== null) expect(JSON.stringify(notice).length).toBeLessThan(60_000)
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
