import type { ErrorSink, KeptError } from '#client/kit/hand-error.ts'
import { onMoment } from '#client/kit/island-moments.ts'
import type { startVisit } from './start-visit.ts'

/** A visitor is there, and may be about to press something. */
const REACHING = ['pointermove', 'touchstart', 'keydown'] as const
/** More at once say nothing new. */
const MOST_KEPT = 20

const asksForPrivacy = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Counts a page that is left before anything else that measures is there, for a visitor who allowed it; the server reads
 * consent by its full rule (client/measuring/consent/consent-choice.ts). A tracker of others cannot be told.
 */
function countEarlyLeave(): void {
  const isAllowed = /^(?!.*(?:optOut|gpc)=1).*consent=measurement/.test(document.cookie) && !asksForPrivacy()
  if (!isAllowed || document.hidden || document.querySelector('meta[content*=trackerScript]') !== null) return
  const event = { name: 'pageView', path: location.pathname }
  navigator.sendBeacon('/api/events', JSON.stringify({ events: [event] }))
}

/**
 * Keeps errors from the first on, and fetches everything that measures, asks for consent and reports errors: at the first
 * error, when the visitor first reaches for something, or at idle where there is an answer to honour. Nothing of it is on
 * the way to the first paint.
 * @param load fetches the part that starts all this; may reject, and is then asked again when the browser is online
 */
export function watchVisit(load: () => Promise<{ readonly startVisit: typeof startVisit }>): void {
  const place = globalThis as { fernwayErrors?: ErrorSink }
  const kept: (KeptError | Event)[] = []
  let isStarted = false
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    load().then(
      ({ startVisit }) => startVisit(kept, () => removeEventListener('pagehide', countEarlyLeave)),
      () => {
        isStarted = false
        addEventListener('online', start, { once: true })
      },
    )
  }
  const keep = (error: KeptError | Event): void => {
    if (kept.length < MOST_KEPT) kept.push(error)
    start()
  }
  place.fernwayErrors = { push: keep }
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => place.fernwayErrors?.push(event))
  for (const type of REACHING) addEventListener(type, start, { once: true, passive: true })
  addEventListener('pagehide', countEarlyLeave)
  if (asksForPrivacy() || /consent=|optOut=/.test(document.cookie)) onMoment(document.body, 'idle', start)
}
