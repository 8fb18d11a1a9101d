import { whenLayoutLoaded } from '#client/kit/layout-loaded.ts'
import type { Consent } from '#isomorphic/measuring/consent-choice.ts'
import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import { readCurrentConsent } from './read-measuring-settings.ts'
import { startTracking } from './tracking/start-tracking.ts'

/** Calls back when the document is visible: immediately, or once its background tab or prerendered page is shown. */
function whenVisible(run: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true, signal })
}

/**
 * Calls back before a third-party script is loaded: a browser, or a proxy, that sends Global Privacy Control by header
 * alone is known once `/api/layout` has set its cookie, and such a script cannot be unloaded.
 */
function beforeThirdParty(purpose: keyof Consent, run: () => void, signal: AbortSignal): void {
  whenLayoutLoaded(() => {
    if (!signal.aborted && readCurrentConsent().allowed[purpose]) run()
  }, signal)
}

function measure(settings: MeasuringSettings, signal: AbortSignal): void {
  const start = () => startTracking(settings, () => readCurrentConsent().allowed.measurement, signal)
  const { trackerScript, analyticsAddress, behaviourScript } = settings
  const ownTracker = trackerScript === null ? start() : null
  if ((trackerScript ?? analyticsAddress ?? behaviourScript) === null) return
  beforeThirdParty(
    'measurement',
    () => {
      const tracker = ownTracker ?? start()
      if ((analyticsAddress ?? behaviourScript) === null) return
      void import('./load-third-party-scripts.ts').then(({ loadThirdPartyScripts }) => {
        if (!signal.aborted) loadThirdPartyScripts(settings, tracker, signal)
      })
    },
    signal,
  )
}

function loadAds({ adScript }: MeasuringSettings, signal: AbortSignal): void {
  if (adScript === null) return
  const load = async (): Promise<void> => {
    const { startAds } = await import('./start-ads.ts')
    if (!signal.aborted) startAds(adScript)
  }
  beforeThirdParty('advertising', () => void load(), signal)
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
