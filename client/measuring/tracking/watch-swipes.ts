import { describeElement } from './describe-element.ts'
import type { EventTracker } from './event-tracker.ts'

const RAIL = '.rail, [data-track-swipe]'
/** A rail that has stood still for so long was swiped once. */
const SETTLE_DEBOUNCE_MS = 200
/** Less is a hand that rests. */
const MIN_SWIPE_PX = 40

/** One event each time a rail was moved sideways, by whatever means, and came to rest. */
export function watchSwipes(tracker: EventTracker, signal: AbortSignal): void {
  const restingAt = new WeakMap<Element, number>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()

  const settle = (rail: Element): void => {
    timers.delete(rail)
    const moved = rail.scrollLeft - (restingAt.get(rail) ?? 0)
    restingAt.set(rail, rail.scrollLeft)
    if (signal.aborted || Math.abs(moved) < MIN_SWIPE_PX) return
    const webElement = {
      ...describeElement(rail),
      elementType: 'rail',
      text: rail.getAttribute('aria-label') ?? '',
    }
    tracker.beam('ElementSwiped', { webElement, direction: moved > 0 ? 'forward' : 'back' })
  }
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(RAIL)) return
      clearTimeout(timers.get(target))
      timers.set(
        target,
        setTimeout(() => settle(target), SETTLE_DEBOUNCE_MS),
      )
    },
    { capture: true, passive: true, signal },
  )
}
