import type { Consent } from '#isomorphic/measuring/consent-choice.ts'
import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import { readCurrentConsent } from './read-measuring-settings.ts'
import { startTracking } from './tracking/start-tracking.ts'

/** Calls back once somebody can see the page: at once, or when its tab is looked at or it is no longer prepared ahead. */
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
 * What the visitor's consent to one purpose allows, until the signal ends it. A page that nobody has seen yet waits.
 * @param onMeasured called when page views are counted from here on
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
