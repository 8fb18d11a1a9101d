import { startConsentUi } from './consent/start-consent-ui.ts'
import { readConsentNow, readMeasuringSettings } from './measuring.ts'
import { type Happening, recordHistory } from './record-history.ts'
import type { KeptError } from './report-client-error.ts'
import { reportErrors } from './report-errors.ts'

/** What runs with a visitor's consent; ends when it is taken back. */
type Running = { readonly controller: AbortController; readonly isOutside: boolean }

/**
 * Follows the visitor's consent: measures once it is given, and stops at once when it is taken back. What measures is
 * fetched only then. Scripts of others cannot be unloaded, so with them taking back consent loads the page anew.
 * @param kept errors that happened before this was there
 */
export function startVisit(kept: readonly (KeptError | Event)[]): void {
  const history: Happening[] = []
  const settings = readMeasuringSettings()
  const { trackerScript, behaviourScript, adScript } = settings
  let running: Running | null = null

  const mayMeasure = (): boolean => readConsentNow().allowed.measurement
  const follow = (): void => {
    const { allowed } = readConsentNow()
    if (running !== null) {
      running.controller.abort()
      if (running.isOutside) location.reload()
      running = null
    }
    if (!allowed.measurement && !allowed.advertising) return
    const controller = new AbortController()
    const measures = allowed.measurement && (trackerScript ?? behaviourScript) !== null
    running = { controller, isOutside: measures || (allowed.advertising && adScript !== null) }
    void import('./measure-visit.ts').then(({ measureVisit }) => {
      if (!controller.signal.aborted) measureVisit(settings, allowed, mayMeasure, controller.signal)
    })
  }

  recordHistory(history)
  reportErrors(kept, history, () => (mayMeasure() ? settings.errorService : null))
  startConsentUi(follow)
  follow()
}
