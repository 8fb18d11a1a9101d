import { loadScript } from '#client/kit/load-script.ts'
import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import type { EventTracker } from './tracking/event-tracker.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** Loads the behaviour script after the first interaction; failures are logged only (S7.7, S8.6). */
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

/** Requests an analytics script that ad blockers block; no response sets the flag (S4.4, S7.5). */
async function checkAdBlocker(address: string, { beam }: EventTracker): Promise<void> {
  const isReached = await fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  if (isReached || !navigator.onLine) return
  ;(globalThis as { fernwayAdBlocker?: boolean }).fernwayAdBlocker = true
  beam('AdBlockerCaptured', { captureType: 'ad-blocker' })
}

/** Loads the configured third-party measuring scripts until the signal aborts. */
export function loadThirdPartyScripts(
  { analyticsAddress, behaviourScript }: MeasuringSettings,
  tracker: EventTracker,
  signal: AbortSignal,
): void {
  if (analyticsAddress !== null) void checkAdBlocker(analyticsAddress, tracker)
  if (behaviourScript !== null) loadAfterInteraction(behaviourScript, signal)
}
