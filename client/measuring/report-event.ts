/** Identifies the form of an event (S3.4). */
export type FormFacts = { readonly formName: string; readonly formType: string; readonly source: string }

/** Visitor events that parts of the site report. */
export type VisitorEvent =
  | (FormFacts & { readonly name: 'form_view' | 'form_start' })
  /** `emailHash` is for a tracker with the visitor's consent; null when it must not be computed (M1.11). */
  | (FormFacts & { readonly name: 'form_submit'; readonly emailHash: string | null })

type EventQueue = { readonly push: (event: VisitorEvent) => unknown }

const MAX_QUEUED_EVENTS = 100

/**
 * Reports an event to the tracker. Without one, events are queued in an array on `window` that drops the oldest above a
 * hundred (M1.13); the tracker replaces the array with an object that has `push`.
 */
export function reportEvent(event: VisitorEvent): void {
  const globals = globalThis as { fernwayEvents?: EventQueue }
  const queue = globals.fernwayEvents ?? ([] as VisitorEvent[])
  globals.fernwayEvents = queue
  if (Array.isArray(queue) && queue.length >= MAX_QUEUED_EVENTS) queue.shift()
  queue.push(event)
}
