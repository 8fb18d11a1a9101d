import type { MeasuringSettings } from '#client/measuring/measuring-settings.ts'
import { askFeedback } from './ask-feedback.ts'
import { createEventTracker, type EventTracker } from './event-tracker.ts'
import { createFirstPartyTracker } from './first-party-tracker.ts'
import { takeFormEvents } from './take-form-events.ts'
import { createTrackerQueue, type TrackingFunction } from './tracker-queue.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchForms } from './watch-forms.ts'
import { watchPages } from './watch-pages.ts'
import { watchSwipes } from './watch-swipes.ts'
import { watchViews } from './watch-views.ts'

const WATCHERS = [watchPages, watchClicks, watchViews, watchSwipes, watchForms, takeFormEvents, askFeedback]

const failureOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Measures this page from now on, for a visitor who allowed it: our own tracker, or the configured one, under the
 * configured global name, and everything that watches the page.
 * @param mayStillMeasure asked before each event, and by our own tracker before each batch
 * @param signal ends it at once: nothing that waits is sent
 */
export function startTracking(
  { trackerFunction, trackerScript }: MeasuringSettings,
  mayStillMeasure: () => boolean,
  signal: AbortSignal,
): EventTracker {
  const place = globalThis as unknown as Record<string, TrackingFunction | undefined>
  if (trackerScript === null) {
    const own = createFirstPartyTracker(mayStillMeasure)
    place[trackerFunction] = own.track
    signal.addEventListener('abort', () => {
      own.stop()
      delete place[trackerFunction]
    })
  } else {
    import('#client/kit/load-script.ts')
      .then(({ loadScript }) => loadScript(trackerScript))
      .catch((error: unknown) => console.warn(failureOf(error)))
  }
  const find = (): TrackingFunction | undefined => {
    const found = place[trackerFunction]
    return typeof found === 'function' ? found : undefined
  }
  const queue = createTrackerQueue({ find, warn: (text) => console.warn(text) })
  signal.addEventListener('abort', queue.stop)
  const tracker = createEventTracker((call) => {
    if (mayStillMeasure()) queue.call(call)
  })
  for (const watch of WATCHERS) watch(tracker, signal)
  return tracker
}
