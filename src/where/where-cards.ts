/** What passports of several countries need to enter a country, and the authority's page. */
export type VisaRule = { readonly text: string; readonly official: string | null }

/** What the pages of `/where` show of each place, in the rows of `WhereFacts`, and the airports to start from. */
export type WhereCards = {
  /** Version and theme of the poster; its id is that of the place. */
  readonly version: readonly string[]
  readonly theme: readonly number[]
  /** Day of the newest text of a place, ISO 8601. */
  readonly updatedOn: string
  /** On the map of the world, whose size is `world`. */
  readonly world: { readonly width: number; readonly height: number }
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Names of the feasts by month, January first; null for none. */
  readonly feasts: readonly (readonly (string | null)[])[]
  /** By slug of the country. */
  readonly visas: Readonly<Record<string, VisaRule>>
  readonly airports: {
    /** IATA codes in lower case, separated by spaces. */
    readonly code: string
    readonly town: readonly string[]
    /** Tenths of a degree. */
    readonly latitude: readonly number[]
    readonly longitude: readonly number[]
  }
}
