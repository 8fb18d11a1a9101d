import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { SkippedLine } from '#src/trips/import/imported-trip.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'
import { SkippedLines } from './skipped-lines.tsx'

export type TripImportPageProps = {
  readonly path: string
  /** Name of the trip; may be empty. */
  readonly trip: string
  readonly added: number
  readonly present: number
  readonly duplicates: number
  readonly hasMore: boolean
  readonly skipped: readonly SkippedLine[]
}

/** The result of an import into a trip. */
export function TripImportPage(props: TripImportPageProps) {
  const words = useWords(TRIP_IMPORT_WORDS)
  const { unnamedTrip } = useWords(TRIP_WORDS)
  const { path, added, present, duplicates, hasMore, skipped } = props
  const trip = props.trip || unnamedTrip
  return (
    <div className="late-page" data-live-forms tabIndex={-1}>
      <header className="page-head wrap">
        <h1 className="h1">{words.added(added, trip)}</h1>
        <div className="lead" role="status">
          {present > 0 && <p>{words.present(present)}</p>}
          {duplicates > 0 && <p>{words.duplicates(duplicates)}</p>}
        </div>
        {hasMore && <p>{words.onlyPlaces}</p>}
        <p className="actions">
          {/* Without a fragment: script shows this report at the address of the trip, where one would load nothing. */}
          <a className="button" href={path}>
            {words.open(trip)}
          </a>
        </p>
      </header>
      <div className="wrap section">
        <SkippedLines skipped={skipped} />
      </div>
    </div>
  )
}
