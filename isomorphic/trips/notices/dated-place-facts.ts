/** What the guide says about a place that concerns a date. Plain data: a device gets it as JSON. */
export type DatedPlaceFacts = {
  readonly name: string
  readonly path: string
  readonly latitude: number
  readonly longitude: number
  /** IANA time zone; null when the guide names none. */
  readonly timeZone: string | null
  /** The country, for what holds everywhere in it; its own name for a country. */
  readonly country: { readonly name: string; readonly path: string }
  /** A word for each month, January first; null for a page without seasons. */
  readonly season: readonly string[] | null
  readonly festivals: readonly FestivalFact[]
  /** Public holidays by `YYYY-MM-DD`. */
  readonly holidays: Readonly<Record<string, string>>
  /** Path of the page with the holidays. */
  readonly holidaysPath: string
  readonly closings: readonly ClosingFact[]
  readonly advisory: string | null
}

export type FestivalFact = {
  /** From 1. */
  readonly month: number
  readonly name: string
  readonly text: string
  readonly path: string
  /** Days of the month, the same in every year; absent where the guide names none, and for a festival that moves. */
  readonly days?: readonly number[]
  /** First and last day in each year that is computed, as `YYYY-MM-DD`, of a festival that moves. */
  readonly spans?: readonly (readonly [first: string, last: string])[]
  /** Fields without a translation, on a page in another language. */
  readonly english?: readonly ('name' | 'text')[]
}

/** A sentence about days of the week on which much is closed. */
export type ClosingFact = {
  readonly text: string
  readonly path: string
  /** The days that the sentence names, 0 for Sunday. Absent in facts that devices stored before 2027. */
  readonly weekdays?: readonly number[]
  /** Set where the sentence has no translation, on a page in another language. */
  readonly lang?: 'en'
}
