import type { Consent } from '#client/shared/consent.ts'
import type { MeasuringSettings } from '#client/shared/measuring-settings.ts'
import { startTracking } from './tracking/start-tracking.ts'

/**
 * Everything that the visitor's consent allows, until the signal ends it.
 * @param allowed now
 * @param mayStillMeasure asked before anything is kept or sent
 */
export function measureVisit(
  settings: MeasuringSettings,
  allowed: Consent,
  mayStillMeasure: () => boolean,
  signal: AbortSignal,
): void {
  const tracker = allowed.measurement ? startTracking(settings, mayStillMeasure, signal) : null
  const { analyticsAddress, behaviourScript, adScript } = settings
  if ((analyticsAddress ?? behaviourScript ?? adScript) === null) return
  void import('./outside-scripts.ts').then(({ loadOutsideScripts }) => {
    if (!signal.aborted) loadOutsideScripts(settings, allowed, tracker, signal)
  })
}
