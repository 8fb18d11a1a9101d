import type { Consent } from '#client/shared/consent.ts'
import type { MeasuringSettings } from '#client/shared/measuring-settings.ts'
import { loadScript } from './load-script.ts'
import { readConsentNow } from './measuring.ts'
import { startAds } from './start-ads.ts'
import type { EventTracker } from './tracking/event-tracker.ts'
import { startTracking } from './tracking/start-tracking.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** A script that watches behaviour, after the first interaction; a failure is only logged (spec section 7). */
function loadAfterInteraction(address: string, signal: AbortSignal): void {
  const controller = new AbortController()
  const once = (): void => {
    if (controller.signal.aborted || signal.aborted) return
    controller.abort()
    loadScript(address).catch((error: unknown) => console.warn(String(error)))
  }
  for (const type of INTERACTIONS)
    addEventListener(type, once, { capture: true, passive: true, signal: controller.signal })
}

/** Asks for an analytics script the way blockers stop; no answer sets the flag (spec section 4). */
async function checkAdBlocker(address: string, { beam }: EventTracker): Promise<void> {
  const isReached = await fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  if (isReached || !navigator.onLine) return
  ;(globalThis as { fernwayAdBlocker?: boolean }).fernwayAdBlocker = true
  beam('AdBlockerCaptured', { captureType: 'ad-blocker' })
}

/** Calls back once somebody can see the page: at once, or when its tab is looked at or it is no longer prepared ahead. */
function whenSeen(run: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true, signal })
}

/**
 * What the visitor's consent to one purpose allows, until the signal ends it. A page that nobody has seen yet waits.
 * @param onMeasured called when page views are counted from here on
 */
export function measureVisit(
  settings: MeasuringSettings,
  purpose: keyof Consent,
  onMeasured: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const { analyticsAddress, behaviourScript, adScript } = settings
  whenSeen(() => {
    if (purpose === 'advertising') {
      if (adScript !== null) startAds(adScript)
      return
    }
    onMeasured()
    const tracker = startTracking(settings, () => readConsentNow().allowed.measurement, signal)
    if (analyticsAddress !== null) void checkAdBlocker(analyticsAddress, tracker)
    if (behaviourScript !== null) loadAfterInteraction(behaviourScript, signal)
  }, signal)
}
