import { useWords } from '#isomorphic/words/use-words.ts'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

/** The form that imports a file as a list. */
export function ImportFields() {
  const words = useWords(SAVES_PAGES_WORDS).importFile
  return (
    <form className="slip-form" method="post" action="/profile/saves/import" encType="multipart/form-data">
      <label className="field" htmlFor="list-file">
        {words.label}
      </label>
      <input
        className="file-input"
        id="list-file"
        type="file"
        name="file"
        accept=".gpx,.kml,.csv,.json,.geojson,application/gpx+xml,application/vnd.google-earth.kml+xml,text/csv,application/json"
        aria-describedby="list-file-hint"
        required
      />
      <p className="meta" id="list-file-hint">
        {words.hint}
      </p>
      <button type="submit" className="button button-ghost">
        {words.import}
      </button>
    </form>
  )
}
