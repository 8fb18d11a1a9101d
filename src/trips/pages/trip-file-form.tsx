import { useWords } from '#isomorphic/words/use-words.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'

export type TripFileFormProps = {
  readonly action: string
  /** Adds to a trip, or begins a new one. */
  readonly isAdding: boolean
  /** Chosen when the form is made, so that a form that is sent twice is applied once. */
  readonly seed?: string
}

/** The form that reads a file. */
export function TripFileForm({ action, isAdding, seed }: TripFileFormProps) {
  const words = useWords(TRIP_IMPORT_WORDS)
  return (
    <form className="slip-form" method="post" action={action} encType="multipart/form-data">
      {seed !== undefined && <input type="hidden" name="seed" value={seed} />}
      <label className="field" htmlFor="trip-file">
        {isAdding ? words.addTitle : words.label}
      </label>
      <input
        className="file-input"
        id="trip-file"
        type="file"
        name="file"
        accept=".gpx,.kml,.csv,.json,.geojson,application/gpx+xml,application/vnd.google-earth.kml+xml,text/csv,application/json"
        aria-describedby="trip-file-hint"
        required
      />
      <p className="meta" id="trip-file-hint">
        {isAdding ? words.addHint : words.hint}
      </p>
      <button type="submit" className="button button-ghost">
        {isAdding ? words.add : words.read}
      </button>
    </form>
  )
}
