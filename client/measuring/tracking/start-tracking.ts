import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import { askFeedback } from './ask-feedback.ts'
import { createEventTracker, type EventTracker } from './event-tracker.ts'
import { createFirstPartyTracker } from './first-party-tracker.ts'
import { forwardFormEvents } from './forward-form-events.ts'
import { createTrackerQueue, type TrackingFunction } from './tracker-queue.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchForms } from './watch-forms.ts'
import { watchPages } from './watch-pages.ts'
import { watchSwipes } from './watch-swipes.ts'
import { watchViews } from './watch-views.ts'

const WATCHERS = [
  watchPages,
  watchClicks,
  watchViews,
  watchSwipes,
  watchForms,
  forwardFormEvents,
  askFeedback,
]

const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Starts measuring this page for a visitor who consented: with the first-party or the configured tracker under the
 * configured global name, and with all watchers of the page.
 * @param mayStillMeasure checked before each event, and by the first-party tracker before each batch
 * @param signal stops measuring immediately: queued events are dropped
 */
export function startTracking(
  { trackerFunction, trackerScript }: MeasuringSettings,
  mayStillMeasure: () => boolean,
  signal: AbortSignal,
): EventTracker {
  const globals = globalThis as unknown as Record<string, TrackingFunction | undefined>
  if (trackerScript === null) {
    const firstPartyTracker = createFirstPartyTracker(mayStillMeasure)
    globals[trackerFunction] = firstPartyTracker.track
    signal.addEventListener('abort', () => {
      firstPartyTracker.stop()
      delete globals[trackerFunction]
    })
  } else {
    import('#client/kit/load-script.ts')
      .then(({ loadScript }) => loadScript(trackerScript))
      .catch((error: unknown) => console.warn(errorMessageOf(error)))
  }
  const findTracker = (): TrackingFunction | undefined => {
    const found = globals[trackerFunction]
    return typeof found === 'function' ? found : undefined
  }
  const queue = createTrackerQueue({ findTracker, warn: (text) => console.warn(text) })
  signal.addEventListener('abort', queue.stop)
  const tracker = createEventTracker((call) => {
    if (mayStillMeasure()) queue.call(call)
  })
  for (const watch of WATCHERS) watch(tracker, signal)
  return tracker
}
