import { onTrigger } from '#client/kit/island-triggers.ts'
import type { CaughtError, ErrorSink } from '#client/kit/report-client-error.ts'
import type { startMeasuring } from './start-measuring.ts'

/** A visitor is there, and may be about to press something. */
const INTERACTION_EVENTS = ['pointermove', 'touchstart', 'keydown'] as const
/** More at once say nothing new. */
const MAX_BUFFERED_ERRORS = 20

const sendsGlobalPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Counts a page that is left before anything else that measures is there, for a visitor who allowed it; the server reads
 * consent by its full rule (isomorphic/measuring/consent-choice.ts). A tracker of others cannot be told.
 */
function sendEarlyPageView(): void {
  const isAllowed =
    /^(?!.*(?:optOut|gpc)=1).*consent=measurement/.test(document.cookie) && !sendsGlobalPrivacyControl()
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
