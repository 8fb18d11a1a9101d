import { isLayoutLoaded } from '#client/kit/layout-loaded.ts'
import type { CaughtError } from '#client/kit/report-client-error.ts'
import type { Consent } from '#isomorphic/measuring/consent-choice.ts'
import { startConsentUi } from './consent/start-consent-ui.ts'
import { startErrorReporting } from './errors/error-reporting.ts'
import { type HistoryEntry, recordHistory } from './errors/record-history.ts'
import { readCurrentConsent, readMeasuringSettings } from './read-measuring-settings.ts'

const PURPOSES = ['measurement', 'advertising'] as const

/** Calls back when consent may have changed elsewhere: in another tab, or while this page was inactive. */
function watchConsentChanges(onChange: () => void): void {
  const { cookieStore } = globalThis as { readonly cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', onChange)
  addEventListener('pageshow', onChange)
  document.addEventListener('visibilitychange', onChange)
}

/**
 * Follows the visitor's consent: starts measuring when it is given and stops when it is withdrawn, in any tab.
 * Measuring code is imported only with consent. Third-party scripts cannot be unloaded, so withdrawing consent to them
 * reloads the page.
 * @param bufferedErrors errors before this module was loaded
 * @param onMeasured called when page views are measured from here on
 */
export function startMeasuring(
  bufferedErrors: readonly (CaughtError | Event)[],
  onMeasured: () => void,
): void {
  const history: HistoryEntry[] = []
  const settings = readMeasuringSettings()
  const { trackerScript, behaviourScript, errorService, adScript } = settings
  const usesThirdParty: Consent = {
    measurement: (trackerScript ?? behaviourScript ?? errorService) !== null,
    advertising: adScript !== null,
  }
  const running = new Map<keyof Consent, AbortController>()
  let isFirst = true

  const begin = (purpose: keyof Consent): void => {
    const controller = new AbortController()
    running.set(purpose, controller)
    // Events before the consent must not be measured.
    if (!isFirst && purpose === 'measurement') (globalThis as { fernwayEvents?: unknown }).fernwayEvents = []
    void import('./apply-consent.ts').then(({ applyConsent }) =>
      applyConsent(settings, purpose, onMeasured, controller.signal),
    )
  }
  const end = (purpose: keyof Consent): void => {
    running.get(purpose)?.abort()
    running.delete(purpose)
    if (usesThirdParty[purpose]) location.reload()
  }
  const syncConsent = (): void => {
    const { allowed } = readCurrentConsent()
    for (const purpose of PURPOSES) {
      if (allowed[purpose] === running.has(purpose)) continue
      if (allowed[purpose]) begin(purpose)
      else end(purpose)
    }
    isFirst = false
  }

  recordHistory(history)
  const mayMeasure = (): boolean => readCurrentConsent().allowed.measurement
  // Before that Global Privacy Control may be unknown (client/measuring/apply-consent.ts).
  startErrorReporting(bufferedErrors, history, () =>
    isLayoutLoaded() && mayMeasure() ? settings.errorService : null,
  )
  const showStatus = startConsentUi(syncConsent)
  watchConsentChanges(() => {
    syncConsent()
    showStatus()
  })
  syncConsent()
}
