/** The form that imports a file as a list. */
export function ImportFields() {
  return (
    <form className="slip-form" method="post" action="/profile/saves/import" encType="multipart/form-data">
      <label className="field" htmlFor="list-file">
        Or from a file
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
        GPX, KML, CSV, a list from Google Takeout, or a list exported here; 1 MB at most. Places and sights of
        the guide are found in it, and you see which were not.
      </p>
      <button type="submit" className="button button-ghost">
        Import
      </button>
    </form>
  )
}
