import { afterEach, describe, expect, it } from 'vitest'
import { reportEvent, type VisitorEvent } from '#client/measuring/report-event.ts'
import { createEventTracker } from './event-tracker.ts'
import { forwardFormEvents } from './forward-form-events.ts'

const globals = globalThis as { fernwayEvents?: unknown }
const FORM = { formName: 'newsletter', formType: 'NEWSLETTER', source: 'Footer-signup' }
const CONTEXT = { formName: 'NEWSLETTER', formType: 'NEWSLETTER', source: 'FOOTER-SIGNUP' }

function setUp() {
  const calls: unknown[] = []
  const controller = new AbortController()
  const tracker = createEventTracker((call) => calls.push(call))
  return { calls, controller, start: () => forwardFormEvents(tracker, controller.signal) }
}

afterEach(() => {
  delete globals.fernwayEvents
})

describe('forwardFormEvents', () => {
  it('forwards queued events and later events once each', () => {
    const { calls, start } = setUp()
    reportEvent({ name: 'form_view', ...FORM })
    start()
    reportEvent({ name: 'form_start', ...FORM })
    expect(calls).toEqual([
      ['beam', 'FormViewed', { '@type': 'fernway.tracking.v1.FormViewed', formContext: CONTEXT }],
      ['beam', 'FormStarted', { '@type': 'fernway.tracking.v1.FormStarted', formContext: CONTEXT }],
    ])
  })

  it('identifies a sign-up by hash alone', () => {
    const { calls, start } = setUp()
    start()
    const emailHash = 'ab'.repeat(32)
    reportEvent({ name: 'form_submit', ...FORM, emailHash })
    expect(calls).toMatchObject([
      ['beam', 'FormSubmitted', { userId: emailHash, formContext: CONTEXT }],
      ['beam', 'Identified', { userId: emailHash }],
      [
        'beam',
        'SignUpCaptured',
        { captureType: 'form', placement: 'Footer-signup', signUpType: 'newsletter' },
      ],
    ])
  })

  it('sends no user ID without a hash', () => {
    const { calls, start } = setUp()
    start()
    reportEvent({ name: 'form_submit', ...FORM, emailHash: null })
    expect(calls).toHaveLength(2)
    expect(JSON.stringify(calls)).not.toContain('userId')
  })

  it('restores the queue when measuring stops', () => {
    const { calls, controller, start } = setUp()
    start()
    controller.abort()
    reportEvent({ name: 'form_view', ...FORM })
    expect(calls).toEqual([])
    expect(globals.fernwayEvents as VisitorEvent[]).toHaveLength(1)
  })
})
