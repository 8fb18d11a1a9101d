import { addDays } from '#isomorphic/trips/add-days.ts'
import { formatDayShort } from '#isomorphic/trips/format-trip-dates.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
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
  /** Random digits, with which a form that is sent twice adds one stop. */
  readonly id: string
}

/** The days of a trip by number; empty for the ideas. */
function DayOptions({ trip: { startsOn, days } }: { readonly trip: TripSummary }) {
  const words = useWords(TRIP_WORDS)
  const locale = useLocale()
  return (
    <>
      <option value="">{words.edit.ideas}</option>
      {Array.from({ length: days }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are known by number here
        <option key={index} value={index + 1}>
          {startsOn === null
            ? words.day(index + 1)
            : `${words.day(index + 1)}, ${formatDayShort(locale, addDays(startsOn, index))}`}
        </option>
      ))}
    </>
  )
}

type TripRowProps = Pick<AddToTripPageProps, 'path' | 'id'> & { readonly trip: TripSummary }

function TripRow({ trip, path, id }: TripRowProps) {
  const words = useWords(TRIPS_WORDS)
  const name = trip.name || words.list.unnamed
  return (
    <li>
      <form className="trip-add-row" method="post" action={ADD_TO_TRIP_PATH}>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="trip" value={trip.tripId} />
        <input type="hidden" name="id" value={id} />
        <h2 className="h3">{name}</h2>
        <label className="field">
          {words.add.day}
          <select className="input" name="day" aria-label={words.add.dayOf(name)}>
            <DayOptions trip={trip} />
          </select>
        </label>
        <button type="submit" className="button" aria-label={words.add.submitTo(name)}>
          {words.add.submit}
        </button>
      </form>
    </li>
  )
}

/** Chooses the trip and the day that a page of the guide goes to. */
export function AddToTripPage({ name, path, place, trips, id }: AddToTripPageProps) {
  const words = useWords(TRIPS_WORDS)
  return (
    <div className="wrap section trip-add-page">
      <h1 className="h1">{words.add.heading(name)}</h1>
      <p className="serif">{trips.length === 0 ? words.add.none : words.add.hint}</p>
      {trips.length > 0 && (
        <ul>
          {trips.map((trip) => (
            <TripRow key={trip.tripId} trip={trip} path={path} id={id} />
          ))}
        </ul>
      )}
      <p>
        <a className="link" href={`/trips/new?from=${encodeURIComponent(place)}`}>
          {words.add.newTrip}
        </a>
      </p>
    </div>
  )
}
