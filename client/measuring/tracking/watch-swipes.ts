import { describeElement } from './describe-element.ts'
import type { EventTracker } from './event-tracker.ts'

const RAIL = '.rail, [data-track-swipe]'
/** Time without scrolling that ends a swipe. */
const SETTLE_DEBOUNCE_MS = 200
/** Smaller movements are no swipes. */
const MIN_SWIPE_PX = 40

/** Reports an event each time a rail was scrolled horizontally, by any input, and came to rest. */
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
