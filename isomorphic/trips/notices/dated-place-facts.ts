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
  /** Sentences about days on which much is closed. */
  readonly closings: readonly { readonly text: string; readonly path: string }[]
  readonly advisory: string | null
}

export type FestivalFact = {
  /** From 1. */
  readonly month: number
  readonly name: string
  readonly text: string
  readonly path: string
}
