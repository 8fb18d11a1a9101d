import type { KeptError } from '#client/kit/hand-error.ts'
import type { Consent } from '#client/measuring/consent/consent-choice.ts'
import { startConsentUi } from './consent/start-consent-ui.ts'
import { reportErrors } from './errors/load-notifier.ts'
import { type Happening, recordHistory } from './errors/record-history.ts'
import { readConsentNow, readMeasuringSettings } from './read-measuring.ts'

const PURPOSES = ['measurement', 'advertising'] as const

/** Calls back when consent may have been given or taken back elsewhere: in another tab, or while this page was away. */
function watchElsewhere(follow: () => void): void {
  const { cookieStore } = globalThis as { readonly cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', follow)
  addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', follow)
}

/**
 * Follows the visitor's consent: measures once it is given, and stops at once when it is taken back, in whichever tab. What
 * measures is fetched only then. Scripts of others cannot be unloaded, so with them taking back consent loads the page anew.
 * @param kept errors that happened before this was there
 * @param onMeasured called when page views are counted from here on
 */
export function startVisit(kept: readonly (KeptError | Event)[], onMeasured: () => void): void {
  const history: Happening[] = []
  const settings = readMeasuringSettings()
  const { trackerScript, behaviourScript, errorService, adScript } = settings
  const isOutside: Consent = {
    measurement: (trackerScript ?? behaviourScript ?? errorService) !== null,
    advertising: adScript !== null,
  }
  const running = new Map<keyof Consent, AbortController>()
  let isFirst = true

  const begin = (purpose: keyof Consent): void => {
    const controller = new AbortController()
    running.set(purpose, controller)
    // What happened before the answer is nobody's to count.
    if (!isFirst && purpose === 'measurement') (globalThis as { fernwayEvents?: unknown }).fernwayEvents = []
    void import('./follow-consent.ts').then(({ measureVisit }) =>
      measureVisit(settings, purpose, onMeasured, controller.signal),
    )
  }
  const end = (purpose: keyof Consent): void => {
    running.get(purpose)?.abort()
    running.delete(purpose)
    if (isOutside[purpose]) location.reload()
  }
  const follow = (): void => {
    const { allowed } = readConsentNow()
    for (const purpose of PURPOSES) {
      if (allowed[purpose] === running.has(purpose)) continue
      if (allowed[purpose]) begin(purpose)
      else end(purpose)
    }
    isFirst = false
  }

  recordHistory(history)
  const mayMeasure = (): boolean => readConsentNow().allowed.measurement
  reportErrors(kept, history, () => (mayMeasure() ? settings.errorService : null))
  const showStatus = startConsentUi(follow)
  watchElsewhere(() => {
    follow()
    showStatus()
  })
  follow()
}
