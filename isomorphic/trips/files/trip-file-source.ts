import type { PlanView } from '#isomorphic/trips/plan-view.ts'

/** A trip that is written as a file. */
export type TripFileSource = {
  readonly view: PlanView
  /** `calendarSequence` */
  readonly sequence: number
  /** When it was last changed. */
  readonly changedAtMs: number
  /** Identifies the trip in calendars, without revealing its ID: copies of a trip have the same entities. */
  readonly key: string
  /** A URL that readers of the file may open. */
  readonly link: string
  readonly siteOrigin: string
  /** IANA time zones of guide pages, by path without fragment; pages whose zone is not known are missing. */
  readonly zones: ReadonlyMap<string, string>
}
