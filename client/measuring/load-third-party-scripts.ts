import { loadScript } from '#client/kit/load-script.ts'
import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import type { EventTracker } from './tracking/event-tracker.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** A script that watches behaviour, after the first interaction; a failure is only logged (S7.7, S8.6). */
function loadAfterInteraction(address: string, signal: AbortSignal): void {
  const controller = new AbortController()
  const loadOnce = (): void => {
    if (controller.signal.aborted || signal.aborted) return
    controller.abort()
    loadScript(address).catch((error: unknown) => console.warn(String(error)))
  }
  for (const type of INTERACTIONS)
    addEventListener(type, loadOnce, { capture: true, passive: true, signal: controller.signal })
}

/** Asks for an analytics script the way blockers stop; no answer sets the flag (S4.4, S7.5). */
async function checkAdBlocker(address: string, { beam }: EventTracker): Promise<void> {
  const isReached = await fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  if (isReached || !navigator.onLine) return
  ;(globalThis as { fernwayAdBlocker?: boolean }).fernwayAdBlocker = true
  beam('AdBlockerCaptured', { captureType: 'ad-blocker' })
}

/** Scripts of others that measure, as far as the deployment names them, until the signal ends it. */
export function loadThirdPartyScripts(
  { analyticsAddress, behaviourScript }: MeasuringSettings,
  tracker: EventTracker,
  signal: AbortSignal,
): void {
  if (analyticsAddress !== null) void checkAdBlocker(analyticsAddress, tracker)
  if (behaviourScript !== null) loadAfterInteraction(behaviourScript, signal)
}
