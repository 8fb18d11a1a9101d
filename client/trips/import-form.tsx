import { useWords } from '#isomorphic/words/use-words.ts'
import { TRIP_IMPORT_CLIENT_WORDS } from './words/trip-import-client-words.ts'

/** The form that adds the places of a file to a trip of this device; `drawStoredTrip` handles it. */
export function ImportForm() {
  const words = useWords(TRIP_IMPORT_CLIENT_WORDS)
  return (
    <form className="slip-form">
      <label className="field" htmlFor="trip-file">
        {words.label}
      </label>
      <input
        className="file-input"
        id="trip-file"
        type="file"
        name="file"
        accept=".gpx,.kml,.csv,.json,.geojson"
        aria-describedby="trip-file-hint"
        required
      />
      <p className="meta" id="trip-file-hint">
        {words.hint}
      </p>
      <button type="submit" className="button button-ghost">
        {words.add}
      </button>
    </form>
  )
}
