/** A place of the guide as the review names it. */
export type ReviewedPlace = {
  /** Path below `/destinations/`. */
  readonly id: string
  readonly name: string
}

/** Two places near each other that the graph joins by a long way round, or not at all. */
export type Detour = {
  readonly from: ReviewedPlace
  readonly to: ReviewedPlace
  /** As the crow flies. */
  readonly km: number
  /** Hours overland in words; null where no journey is known. */
  readonly hours: string | null
}

/** The travel graph drawn and its gaps, compiled for editors (docs/adr/0048). */
export type TravelReview = {
  readonly width: number
  readonly height: number
  /** Path data on the map of the world: edges with the hours of editors, those that are estimated, flights. */
  readonly paths: { readonly stated: string; readonly estimated: string; readonly air: string }
  /** Positions of places that no edge with stated hours reaches. */
  readonly bare: readonly (readonly [x: number, y: number])[]
  /** Number of edges by source. */
  readonly edgeCounts: Readonly<Record<string, number>>
  readonly statedCount: number
  /** Edges that run in some months only. */
  readonly seasonalCount: number
  readonly placeCount: number
  /** Places without any edge. */
  readonly unjoined: readonly ReviewedPlace[]
  /** Places whose edges are all estimates. */
  readonly estimatedOnly: readonly ReviewedPlace[]
  /** Ends of stated edges that are points without a page, those with most edges first. */
  readonly points: readonly { readonly name: string; readonly edgeCount: number }[]
  readonly pointCount: number
  /** Worst first. */
  readonly detours: readonly Detour[]
}
