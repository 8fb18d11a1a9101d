import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEAM_NAMES, COMMAND_NAMES } from '#isomorphic/measuring/tracking-events.ts'
import { runsOf } from '#test/support/sample.ts'
import { parseVisitorEvents, type VisitorEventRecord } from './visitor-event.ts'

const one = (event: object) => parseVisitorEvents({ events: [event] })?.[0]
const NAMES = [...BEAM_NAMES, ...COMMAND_NAMES]

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/

/** All leaf values with their depth. */
function leavesOf(value: unknown, depth = 0): readonly { leaf: unknown; depth: number }[] {
  if (typeof value !== 'object' || value === null) return [{ leaf: value, depth }]
  return Object.values(value).flatMap((item) => leavesOf(item, depth + 1))
}

const isSound = (event: VisitorEventRecord): boolean =>
  NAMES.includes(event.name) &&
  leavesOf(event).every(
    ({ leaf, depth }) =>
      depth <= 5 &&
      (typeof leaf !== 'number' || Number.isFinite(leaf)) &&
      (typeof leaf !== 'string' || (leaf.length <= 600 && !CONTROL.test(leaf))),
  )

describe('parseVisitorEvents', () => {
  it.each(NAMES)('accepts the event %s', (name) => {
    expect(one({ name, path: '/', payload: {} })?.name).toBe(name)
  })

  it('extracts detail and amount for the report', () => {
    const path = '/search'
    const form = { formName: 'NEWSLETTER', source: 'FOOTER-SIGNUP' }
    expect(one({ name: 'Searched', path, payload: { searchTerm: 'KYOTO', resultCount: 3 } })).toMatchObject({
      detail: 'KYOTO',
      amount: 3,
    })
    expect(one({ name: 'FormViewed', path, payload: { formContext: form } })?.detail).toBe(
      'NEWSLETTER FOOTER-SIGNUP',
    )
    expect(
      one({ name: 'click', path, payload: { outboundUrl: 'https://Shop.example/Guides?u=ana#x' } })?.detail,
    ).toBe('https://shop.example/Guides')
  })

  it('stores no user ID, query, e-mail address or token', () => {
    const record = one({
      name: 'FormSubmitted',
      path: '/a/ABCDEF0123456789abcdef0123456789ff?token=x#y',
      payload: {
        userId: 'f'.repeat(64),
        formContext: { formName: 'ana@mail.example', source: 'X\u0000\u202eY' },
      },
    })
    expect(record).toEqual({
      name: 'FormSubmitted',
      path: '/a/[token]',
      detail: '[email] X Y',
      amount: 0,
      payload: { formContext: { formName: '[email]', source: 'X Y' } },
    })
  })

  it('stores nothing that identifies the owner of a private page', () => {
    const view = (path: string) => one({ name: 'pageView', path, payload: { title: 'TRIP WITH ANA' } })
    expect(view('/profile/saves/0f1e2d3c')).toMatchObject({ path: '/profile/saves', payload: {} })
    expect(view('/lists/0123456789abcdef0123456789abcdef')?.path).toBe('/lists')
    expect(JSON.stringify(view('/profile/saves/0f1e2d3c'))).not.toContain('ANA')
    expect(one({ name: 'pageView', path: '/places' })).toMatchObject({ path: '/places', payload: {} })
  })

  it('omits invalid fields', () => {
    const payload = {
      webElement: { position: '1', text: 7, location: 7 },
      outboundUrl: 'javascript:alert(1)',
      actionOutcome: {},
    }
    expect(one({ name: 'click', path: '/', payload })?.detail).toBe('')
    expect(one({ name: 'Searched', path: '/', payload: JSON.parse('{"resultCount":1e999}') })?.amount).toBe(0)
  })

  it('accepts any JSON without throwing and returns only known, bounded, scrubbed events', () => {
    const anything = fc.jsonValue({ maxDepth: 7 })
    const eventLike = fc.record(
      {
        name: fc.oneof(fc.constantFrom(...NAMES), fc.string(), anything),
        path: fc.oneof(
          fc.string().map((text) => `/${text}`),
          anything,
        ),
        payload: fc.oneof(
          anything,
          fc.dictionary(
            fc.constantFrom(
              'webElement',
              'formContext',
              'outboundUrl',
              'searchTerm',
              'resultCount',
              'title',
              '__proto__',
            ),
            fc.oneof(anything, fc.string({ unit: 'binary', minLength: 150, maxLength: 400 }), fc.double()),
          ),
        ),
      },
      { requiredKeys: [] },
    )
    const body = fc.oneof(anything, fc.record({ events: fc.oneof(anything, fc.array(eventLike)) }))
    fc.assert(
      fc.property(body, (sent) => {
        const events = parseVisitorEvents(sent)
        if (events === null) return
        if (events.length > 100 || !events.every(isSound)) throw new Error(JSON.stringify(events))
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
