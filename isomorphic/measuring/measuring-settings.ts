/** An Airbrake-compatible service that errors are sent to. */
export type ErrorService = {
  readonly host: string
  readonly projectId: number
  readonly projectKey: string
}

/** Measuring settings of a deployment; every address is null unless the operator sets it. */
export type MeasuringSettings = {
  /** Name of the global tracking function. */
  readonly trackerFunction: string
  /** A tracker that replaces the first-party one. */
  readonly trackerScript: string | null
  /** Loaded after the first interaction with the page. */
  readonly behaviourScript: string | null
  /** Requested to detect ad blockers. */
  readonly analyticsAddress: string | null
  /** The ad engine; ads are on when it is set. */
  readonly adScript: string | null
  /** Null: errors go to the first-party endpoint. */
  readonly errorService: ErrorService | null
}

export const DEFAULT_MEASURING: MeasuringSettings = {
  trackerFunction: 'fernwayTrack',
  trackerScript: null,
  behaviourScript: null,
  analyticsAddress: null,
  adScript: null,
  errorService: null,
}

/** The `<meta>` that carries the settings as JSON where they differ from the defaults. */
export const MEASURING_META = 'measuring'
