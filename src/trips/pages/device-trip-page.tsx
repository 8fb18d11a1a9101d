import { DEVICE_TRIP_ID } from '#isomorphic/trips/trip-names.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { NEW_TRIP_PATH } from '#src/trips/trips-pages.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

/** `/trips/device`: the shell that a script draws a trip of this device into. */
export function DeviceTripPage() {
  const words = useWords(TRIPS_WORDS).device
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" id={DEVICE_TRIP_ID} tabIndex={-1}>
        <div className="wrap section">
          <p className="serif">{words.loading}</p>
          <noscript>
            <p className="serif">{words.withoutScript}</p>
            <a className="button" href={NEW_TRIP_PATH}>
              {words.action}
            </a>
          </noscript>
        </div>
      </div>
    </>
  )
}
