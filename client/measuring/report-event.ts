/** Which form an event is about (S3.4). */
export type FormFacts = { readonly formName: string; readonly formType: string; readonly source: string }

/** What visitors do, as the site's parts tell it. */
export type VisitorEvent =
  | (FormFacts & { readonly name: 'form_view' | 'form_start' })
  /** `emailHash` is for a tracker that has the visitor's consent; null where none may be made (M1.11). */
  | (FormFacts & { readonly name: 'form_submit'; readonly emailHash: string | null })

type EventQueue = { readonly push: (event: VisitorEvent) => unknown }

const MAX_QUEUED_EVENTS = 100

/**
 * Hands an event to the tracker. Until there is one, events wait in an array on `window`, the oldest of more than a hundred
 * being dropped (M1.13); a tracker takes them by putting itself, an object with `push`, in the array's place.
 */
export function reportEvent(event: VisitorEvent): void {
  const globals = globalThis as { fernwayEvents?: EventQueue }
  const queue = globals.fernwayEvents ?? ([] as VisitorEvent[])
  globals.fernwayEvents = queue
  if (Array.isArray(queue) && queue.length >= MAX_QUEUED_EVENTS) queue.shift()
  queue.push(event)
}
