import { LAST_DELIVERY_KEY } from '#isomorphic/saves/saves-names.ts'

/** When this browser requested the current page, by the clock that `recordDelivery` reads. */
function pageRequestedAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Date.now() - performance.now() + (navigation?.requestStart ?? 0)
}

/** Records that the account has just taken changes of this browser. */
export function recordDelivery(): void {
  try {
    localStorage.setItem(LAST_DELIVERY_KEY, String(Date.now()))
  } catch {
    // Without storage, a page that was rendered meanwhile is not refreshed.
  }
}

/**
 * Whether the account took changes of this browser after the page was requested, so that the page may lack them: the
 * previous page delivered them while the site rendered this one. True once per delivery, so that a clock that jumps
 * cannot reload a page for ever. False on pages that show no saves, which leave the answer to the next one.
 */
export function takeLaterDelivery(): boolean {
  if (document.querySelector('[data-live-forms]') === null) return false
  try {
    const deliveredAtMs = Number(localStorage.getItem(LAST_DELIVERY_KEY) ?? 0)
    localStorage.removeItem(LAST_DELIVERY_KEY)
    return deliveredAtMs >= pageRequestedAtMs()
  } catch {
    return false
  }
}
