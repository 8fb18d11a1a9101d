import { useWords } from '#isomorphic/words/use-words.ts'
import type { TripSummary } from '#src/trips/rules/trip-summary.ts'
import { ADD_TO_TRIP_PATH } from '#src/trips/trips-pages.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

export type AddToTripPageProps = {
  readonly name: string
  /** Path of the page or the sight. */
  readonly path: string
  /** Path of its guide page. */
  readonly place: string
  readonly trips: readonly TripSummary[]
}

/** Chooses the trip that a page of the guide goes into. */
export function AddToTripPage({ name, path, place, trips }: AddToTripPageProps) {
  const words = useWords(TRIPS_WORDS)
  return (
    <div className="wrap section trip-add-page">
      <h1 className="h1">{words.add.heading(name)}</h1>
      <p className="serif">{trips.length === 0 ? words.add.none : words.add.hint}</p>
      {trips.length > 0 && (
        <form className="slip-form" method="post" action={ADD_TO_TRIP_PATH}>
          <input type="hidden" name="path" value={path} />
          <fieldset className="trip-choices">
            <legend className="meta">{words.add.choose}</legend>
            {trips.map(({ tripId, name: tripName }, index) => (
              <label key={tripId} className="trip-choice">
                <input type="radio" name="trip" value={tripId} defaultChecked={index === 0} required />
                {tripName || words.list.unnamed}
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button">
            {words.add.submit}
          </button>
        </form>
      )}
      <p>
        <a className="link" href={`/trips/new?from=${encodeURIComponent(place)}`}>
          {words.add.newTrip}
        </a>
      </p>
    </div>
  )
}
