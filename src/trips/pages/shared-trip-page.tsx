import type { TripPlanProps } from '#isomorphic/trips/plan/plan-props.ts'
import { TripFiles, tripFileLink } from '#isomorphic/trips/plan/trip-files.tsx'
import { TripHead, TripPlanParts } from '#isomorphic/trips/plan/trip-plan-parts.tsx'
import { PRINT_NOW } from '#isomorphic/trips/trip-names.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

type SharedTripPageProps = {
  readonly plan: TripPlanProps
  readonly path: string
  /** ID that a copy of the trip gets. */
  readonly copyId: string
}

/** `/trips/shared/{token}`: a trip for everyone who has the link. */
export function SharedTripPage({ plan, path, copyId }: SharedTripPageProps) {
  const words = useWords(TRIPS_WORDS).shared
  const { unnamedTrip } = useWords(TRIP_WORDS)
  return (
    <div className="wrap trip">
      <header className="page-head">
        <h1 className="h1">{plan.view.name || unnamedTrip}</h1>
        <TripHead view={plan.view} />
        <div className="list-tools">
          <form method="post" action={`${path}/copy`}>
            <input type="hidden" name="id" value={copyId} />
            <button type="submit" className="button">
              {words.copy}
            </button>
          </form>
          <a className="button button-ghost" href={`${path}/print${PRINT_NOW}`}>
            {words.print}
          </a>
          <TripFiles hasDates={plan.view.startsOn !== null} control={tripFileLink(path)} />
        </div>
        <p className="meta">{words.hint}</p>
      </header>
      <TripPlanParts {...plan} />
    </div>
  )
}

/** `/trips/join/{token}`: asks before the visitor becomes a member; a GET request changes nothing. */
export function JoinTripPage({ name, path }: { readonly name: string; readonly path: string }) {
  const words = useWords(TRIPS_WORDS).join
  return (
    <div className="wrap section">
      <h1 className="h1">{words.heading(name)}</h1>
      <p className="lead">{words.text}</p>
      <form className="slip-form" method="post" action={path}>
        <button type="submit" className="button">
          {words.submit}
        </button>
        <p className="meta">{words.hint}</p>
      </form>
    </div>
  )
}
