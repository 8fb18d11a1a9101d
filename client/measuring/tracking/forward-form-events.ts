import type { VisitorEvent } from '#client/measuring/report-event.ts'
import type { EventTracker } from './event-tracker.ts'

const NAMES = { form_view: 'FormViewed', form_start: 'FormStarted' } as const

function send(event: VisitorEvent, { beam }: EventTracker): void {
  const { formName, formType, source } = event
  const formContext = { formName, formType, source }
  if (event.name !== 'form_submit') {
    beam(NAMES[event.name], { formContext })
    return
  }
  const { emailHash } = event
  beam('FormSubmitted', { formContext, ...(emailHash === null ? {} : { userId: emailHash }) })
  if (emailHash !== null) beam('Identified', { userId: emailHash })
  beam('SignUpCaptured', {
    formContext,
    captureType: 'form',
    placement: source,
    signUpType: 'newsletter',
    subscriptionPreference: 'weekly',
  })
}

/**
 * Forwards form events of client/measuring/report-event.ts to the tracker: queued ones first, then each new one.
 * @param signal restores the plain queue when aborted
 */
export function forwardFormEvents(tracker: EventTracker, signal: AbortSignal): void {
  const globals = globalThis as { fernwayEvents?: { readonly push: (event: VisitorEvent) => unknown } }
  const queued = Array.isArray(globals.fernwayEvents) ? (globals.fernwayEvents as VisitorEvent[]) : []
  globals.fernwayEvents = { push: (event) => send(event, tracker) }
  for (const event of queued) send(event, tracker)
  signal.addEventListener('abort', () => {
    globals.fernwayEvents = [] as VisitorEvent[]
  })
}
