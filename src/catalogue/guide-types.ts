export type ContentSection = {
  readonly id: string
  readonly title: string
  /** Compiled from Markdown; safe markup. */
  readonly html: string
}

/** A part of a guide's page. */
export type GuideSection = ContentSection & {
  /** What the bar of ways down the page calls it; parts without one are not in it. */
  readonly label?: string
  /** Across the page, below its heading; the others stand beside it. */
  readonly isWide?: boolean
}

export type Sight = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly text: string
  /** What one sees there and how to take it. */
  readonly more?: string
}

/** An itinerary or a walk: stops in order, for files that maps read. */
export type GuideRoute = {
  readonly name: string
  readonly stops: readonly { readonly name: string; readonly latitude: number; readonly longitude: number }[]
}

/** Whole: a guide one can travel by. Short: what to know before there is one. */
export type GuideDepth = 'full' | 'short'

/** The sun over a place through the year. */
export type PlaceSun = {
  /** What it is reckoned for, for example `Kyoto` or `the middle of the region`. */
  readonly where: string
  /** From sunrise to sunset in the middle of each month, January first; 24 where it does not set, 0 where it does not rise. */
  readonly hours: readonly number[]
  /** Times of day and full moons as markup; null where no one clock is that of the place. */
  readonly html: string | null
}
