import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { addDays } from '#isomorphic/trips/add-days.ts'
import { formatDayRange } from '#isomorphic/trips/format-trip-dates.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import type { TripSummary } from '#src/trips/rules/trip-summary.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

function TripCard({ trip }: { readonly trip: TripSummary }) {
  const words = useWords(TRIPS_WORDS).list
  const planWords = useWords(TRIP_WORDS)
  const locale = useLocale()
  const { tripId, name, startsOn, days, stops, role } = trip
  const dates =
    startsOn === null
      ? words.noDates
      : formatDayRange(locale, startsOn, addDays(startsOn, Math.max(0, days - 1)))
  const counts = [planWords.days(days), planWords.stops(stops), ...(role === 'owner' ? [] : [words.shared])]
  return (
    <li className="trip-card">
      <a href={tripPath(tripId)}>
        <span className="meta">{dates}</span>
        <span className="h3">{name || words.unnamed}</span>
        <span className="meta">{counts.join(' · ')}</span>
      </a>
    </li>
  )
}

const TripCards = ({ trips }: { readonly trips: readonly TripSummary[] }) => (
  <ul className="trip-cards">
    {trips.map((trip) => (
      <TripCard key={trip.tripId} trip={trip} />
    ))}
  </ul>
)

export type TripListProps = {
  readonly trips: readonly TripSummary[]
  /** The date where it is earliest on Earth, as `YYYY-MM-DD`: trips that ended before are past. */
  readonly today: string
  readonly notice: { readonly tone: 'done' | 'problem'; readonly text: string } | null
  /** Illustration of the empty list. */
  readonly examples: readonly PosterRef[]
}

/** The trips of an account: to come, then past ones folded. */
export function TripList({ trips, today, notice, examples }: TripListProps) {
  const words = useWords(TRIPS_WORDS).list
  const isPast = ({ startsOn, days }: TripSummary): boolean =>
    startsOn !== null && addDays(startsOn, Math.max(0, days - 1)) < today
  const past = trips.filter(isPast)
  const current = trips.filter((trip) => !isPast(trip))
  return (
    <div className="wrap trip-list-page">
      {notice !== null && <Notice {...notice} />}
      {trips.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <a className="button" href="/trips">
              {words.emptyAction}
            </a>
          }
          posters={examples}
        />
      ) : (
        <>
          <TripCards trips={current} />
          <p className="actions">
            <a className="button" href="/trips/new">
              {words.newTrip}
            </a>
          </p>
        </>
      )}
      {past.length > 0 && (
        <details className="trip-past">
          <summary className="fold-handle">{words.past}</summary>
          <TripCards trips={past} />
        </details>
      )}
    </div>
  )
}

/** `/profile/trips`. */
export function TripListPage({
  content,
  completeHref,
}: {
  readonly content: DeferredPart
  readonly completeHref: string
}) {
  const words = useWords(TRIPS_WORDS).list
  return (
    <div className="late-page">
      <header className="page-head wrap">
        <h1 className="h1">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <Deferred part={content} completeHref={completeHref}>
        <p className="wrap serif">{words.loading}</p>
      </Deferred>
    </div>
  )
}
