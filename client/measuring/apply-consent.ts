import type { Consent } from '#isomorphic/measuring/consent-choice.ts'
import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import { readCurrentConsent } from './read-measuring-settings.ts'
import { startTracking } from './tracking/start-tracking.ts'

/** Calls back when the document is visible: immediately, or once its background tab or prerendered page is shown. */
function whenVisible(run: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true, signal })
}

function measure(settings: MeasuringSettings, signal: AbortSignal): void {
  const tracker = startTracking(settings, () => readCurrentConsent().allowed.measurement, signal)
  if ((settings.analyticsAddress ?? settings.behaviourScript) === null) return
  void import('./load-third-party-scripts.ts').then(({ loadThirdPartyScripts }) => {
    if (!signal.aborted) loadThirdPartyScripts(settings, tracker, signal)
  })
}

function loadAds({ adScript }: MeasuringSettings, signal: AbortSignal): void {
  if (adScript === null) return
  void import('./start-ads.ts').then(({ startAds }) => {
    if (!signal.aborted) startAds(adScript)
  })
}

/**
 * Starts what the consent to one purpose allows, until the signal aborts. Hidden and prerendered pages start when they
 * are shown.
 * @param onMeasured called when page views are measured from here on
 */
export function applyConsent(
  settings: MeasuringSettings,
  purpose: keyof Consent,
  onMeasured: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  whenVisible(() => {
    if (purpose === 'advertising') return loadAds(settings, signal)
    onMeasured()
    measure(settings, signal)
  }, signal)
}
