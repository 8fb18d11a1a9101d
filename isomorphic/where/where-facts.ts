/**
 * What the guide knows of each place for choosing among them, in columns, because columns of similar values compress
 * best. Places are in the order of their names, so that a row number orders names too. Text columns have one character
 * a value: its code plus `FIRST_CODE`.
 */
export type WhereFacts = {
  /** Path without `/destinations/`. */
  readonly id: readonly string[]
  readonly name: readonly string[]
  /** Index in `KIND_CODES`. */
  readonly kind: string
  /** Index in `countryNames`. */
  readonly country: readonly number[]
  readonly countryNames: readonly string[]
  /** Index in `continents`. */
  readonly continent: string
  /** Slugs. */
  readonly continents: readonly string[]
  readonly continentNames: readonly string[]
  /**
   * Twelve characters a climate, January first; indexes in `SEASON_CODES`, `WARMTH_CODES`, `RAIN_CODES`. Those of the
   * places come first, then those of landscapes.
   */
  readonly season: string
  readonly warmth: string
  readonly rain: string
  /** Rows of the places whose landscapes have separate climates, and the interests of each as bits in the order of `INTERESTS`. */
  readonly otherRows: readonly number[]
  readonly otherFor: readonly number[]
  /** Months in which an interest of a place rests: row, index in `INTERESTS`, months. */
  readonly rests: readonly (readonly [row: number, interest: number, months: number])[]
  /** Twelve characters a place: half hours of daylight in the middle of the month. */
  readonly light: string
  /** Bit 0 is January: months of school holidays, of long public holidays, of feasts. */
  readonly schoolHolidays: readonly number[]
  readonly longBreaks: readonly number[]
  readonly feasts: readonly number[]
  /** Months of feasts that fill a place, in the same form. */
  readonly fullFeasts: readonly number[]
  readonly cost: string
  /** 1 to 4, of every climate: a beach may be fuller than its country. */
  readonly fame: string
  readonly stepFree: string
  readonly kids: string
  /** Days, the shorter stay first. */
  readonly stayMin: readonly number[]
  readonly stayMax: readonly number[]
  /** Names of the traits, and for each place one character a trait. */
  readonly traitNames: readonly string[]
  readonly traits: readonly string[]
  /** Further traits that people travel there for, in the same form; a place is not like others for them. */
  readonly alsoFor: readonly string[]
  /** Slugs of the topics of stories, and for each place a bit for every topic that a story about it has. */
  readonly topics: readonly string[]
  readonly stories: readonly number[]
  /** Hundredths of a degree. */
  readonly latitude: readonly number[]
  readonly longitude: readonly number[]
  /** 0, `HARD` or `ADVISED`. */
  readonly caution: string
  /** Where the flights and boats to a place start that only few towns have, by its path: hundredths of a degree. */
  readonly gateways: Readonly<Record<string, readonly (readonly [latitude: number, longitude: number])[]>>
  /** The region of a place whose path does not say it. */
  readonly regions: Readonly<Record<string, string>>
  /** What the editors say of places like one, by its path. */
  readonly likeWords: Readonly<Record<string, LikeWords>>
}

/** Paths of places: those that are named first, and those that are never named. */
export type LikeWords = {
  readonly first?: readonly string[] | undefined
  readonly never?: readonly string[] | undefined
}
