import { describeElement, describeProduct } from './describe-element.ts'
import type { EventTracker } from './event-tracker.ts'
import { linkKindOf } from './link-kind.ts'

const CLICKABLE = 'a[href], button, summary, [data-track]'

/** Sends the one event that a followed link stands for. */
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

/** What pressing a button does, in a word; saves say which way they go. */
function outcomeOf(element: HTMLElement): string {
  const { trackOutcome } = element.dataset
  if (trackOutcome !== undefined) return trackOutcome
  const pressed = element.getAttribute('aria-pressed')
  if (pressed !== null) return pressed === 'true' ? 'unsave' : 'save'
  if (!element.matches('summary')) return 'press'
  return element.parentElement?.matches('[open]') ? 'collapse' : 'expand'
}

/** Enter in a field makes browsers press the form's button, which nobody did: the form tells of itself. */
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
 * One event for each click on something that does something, found by delegation. `data-track="none"` keeps a part of the
 * page out, `data-track="feedback"` makes a press an opinion, the button's value or else its text; `data-track-location`,
 * `-type` and `-outcome` say what the markup does not.
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
  // Captured, so that a part of the page that stops the event hides nothing; the middle button opens a tab.
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === 1) onClick(event)
    },
    { capture: true, signal },
  )
}
