import { describeElement, describeProduct } from './describe-element.ts'
import type { EventTracker } from './event-tracker.ts'
import { linkKindOf } from './link-kind.ts'

/** Parts of the page whose visibility is reported. */
const WATCHED = '[data-track-view], .guidebook, .nav-promo, .band'
const VIEW_RATIO = 0.5

function reportView(element: Element, { beam, command }: EventTracker): void {
  const webElement = describeElement(element)
  const link = element.matches('a') ? element : element.querySelector('a[target="_blank"]')
  const kind = link instanceof HTMLAnchorElement ? linkKindOf(link) : 'internal'
  if (!(link instanceof HTMLAnchorElement) || (kind !== 'guidebook' && kind !== 'shop')) {
    beam('ElementViewed', { webElement })
    return
  }
  const viewed = { webElement, outboundUrl: link.href, product: describeProduct(link) }
  if (kind === 'guidebook') command('product_view', viewed)
  else beam('ProductViewed', viewed)
}

/** Reports each watched part once, when half of it is first visible. */
export function watchViews(tracker: EventTracker, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < VIEW_RATIO) continue
        observer.unobserve(target)
        reportView(target, tracker)
      }
    },
    { threshold: VIEW_RATIO },
  )
  for (const element of document.querySelectorAll(WATCHED)) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
