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
