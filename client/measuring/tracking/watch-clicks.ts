import { describeElement, describeProduct } from './describe-element.ts'
import type { EventTracker } from './event-tracker.ts'
import { linkKindOf } from './link-kind.ts'

const CLICKABLE = 'a[href], button, summary, [data-track]'

/** Sends the event of a followed link. */
function reportLink(link: HTMLAnchorElement, { beam, command }: EventTracker): void {
  const webElement = describeElement(link)
  const kind = linkKindOf(link)
  if (kind === 'internal') {
    beam('ElementClicked', { webElement, actionOutcome: 'internal link' })
    return
  }
  const outbound = { webElement, actionOutcome: 'external link', outboundUrl: link.href }
  if (kind === 'cart') beam('CartStarted', outbound)
  else if (kind === 'guidebook') command('product_click', { ...outbound, product: describeProduct(link) })
  else if (kind === 'shop') beam('ProductClicked', { ...outbound, product: describeProduct(link) })
  else command('click', outbound)
}

/** Outcome of a press in one word; save buttons distinguish save and unsave. */
function outcomeOf(element: HTMLElement): string {
  const { trackOutcome } = element.dataset
  if (trackOutcome !== undefined) return trackOutcome
  const pressed = element.getAttribute('aria-pressed')
  if (pressed !== null) return pressed === 'true' ? 'unsave' : 'save'
  if (!element.matches('summary')) return 'press'
  return element.parentElement?.matches('[open]') ? 'collapse' : 'expand'
}

/**
 * Whether a click is an implicit submission: Enter in a field makes browsers click the form's button. The submit event
 * reports it.
 */
function isImplicitSubmit(element: HTMLElement, { detail }: UIEvent): boolean {
  const { activeElement } = document
  return (
    detail === 0 &&
    element instanceof HTMLButtonElement &&
    element !== activeElement &&
    activeElement instanceof HTMLInputElement &&
    activeElement.form === element.form
  )
}

/**
 * Sends one event for each click on an interactive element, by event delegation. `data-track="none"` excludes a part of
 * the page; `data-track="feedback"` reports the button's value, or else its text, as feedback; `data-track-location`,
 * `-type` and `-outcome` override the values derived from the markup.
 */
export function watchClicks(tracker: EventTracker, signal: AbortSignal): void {
  const onClick = (event: UIEvent): void => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>(CLICKABLE) : null
    const kind = element?.closest<HTMLElement>('[data-track]')?.dataset['track']
    if (element === null || kind === 'none' || isImplicitSubmit(element, event)) return
    if (kind === 'feedback') {
      const webElement = describeElement(element)
      const value = element instanceof HTMLButtonElement ? element.value : ''
      tracker.beam('FeedbackGiven', { webElement, feedback: value || (webElement.text ?? '') })
    } else if (element instanceof HTMLAnchorElement) reportLink(element, tracker)
    else
      tracker.beam('ElementClicked', {
        webElement: describeElement(element),
        actionOutcome: outcomeOf(element),
      })
  }
  // In the capture phase, so that `stopPropagation` hides no clicks; the middle button opens a tab.
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === 1) onClick(event)
    },
    { capture: true, signal },
  )
}
