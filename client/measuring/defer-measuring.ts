import { onTrigger } from '#client/kit/island-triggers.ts'
import type { CaughtError, ErrorSink } from '#client/kit/report-client-error.ts'
import type { startMeasuring } from './start-measuring.ts'

/** First interactions of a visitor, which may precede a click. */
const INTERACTION_EVENTS = ['pointermove', 'touchstart', 'keydown'] as const
/** Further buffered errors add no information. */
const MAX_BUFFERED_ERRORS = 20

const sendsGlobalPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Sends the page view of a page that is left before the tracker is loaded, for a visitor who consented; the server
 * applies the full consent rule (isomorphic/measuring/consent-choice.ts). Third-party trackers do not receive it.
 */
function sendEarlyPageView(): void {
  const isAllowed =
    /^(?!.*(?:optOut|gpc)=1).*consent=measurement/.test(document.cookie) && !sendsGlobalPrivacyControl()
  if (!isAllowed || document.hidden || document.querySelector('meta[content*=trackerScript]') !== null) return
  const event = { name: 'pageView', path: location.pathname }
  navigator.sendBeacon('/api/events', JSON.stringify({ events: [event] }))
}

/**
 * Buffers errors from the start and loads measuring, consent and error reporting: at the first error, at the first
 * interaction, or when idle if a choice is stored or Global Privacy Control is on. None of it delays the first paint.
 * @param load imports the module; may reject, and is then retried when the browser is online
 */
export function deferMeasuring(
  load: () => Promise<{ readonly startMeasuring: typeof startMeasuring }>,
): void {
  const globals = globalThis as { fernwayErrors?: ErrorSink }
  const bufferedErrors: (CaughtError | Event)[] = []
  let isStarted = false
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    load().then(
      ({ startMeasuring }) =>
        startMeasuring(bufferedErrors, () => removeEventListener('pagehide', sendEarlyPageView)),
      () => {
        isStarted = false
        addEventListener('online', start, { once: true })
      },
    )
  }
  const bufferError = (error: CaughtError | Event): void => {
    if (bufferedErrors.length < MAX_BUFFERED_ERRORS) bufferedErrors.push(error)
    start()
  }
  globals.fernwayErrors = { push: bufferError }
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => globals.fernwayErrors?.push(event))
  for (const type of INTERACTION_EVENTS) addEventListener(type, start, { once: true, passive: true })
  addEventListener('pagehide', sendEarlyPageView)
  if (sendsGlobalPrivacyControl() || /consent=|optOut=/.test(document.cookie))
    onTrigger(document.body, 'idle', start)
}
