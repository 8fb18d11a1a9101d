/** A labelled point on a map, in the map's own pixels. */
export type MapMark = {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  /**
   * `here` is the subject of the page, `capital` a capital, `place` another page, `sight` a numbered sight, `name` that of
   * the place in which a numbered sight lies: it stands beside the number and has no dot. `town` is a town without a page;
   * `water` and `land` name what they stand on.
   */
  readonly role: 'here' | 'capital' | 'place' | 'sight' | 'name' | 'town' | 'water' | 'land'
  /** Minor labels are left out on phones, where they would collide. */
  readonly isMinor: boolean
  /** Where the mark belongs, when it had to make room for another. */
  readonly anchor?: { readonly x: number; readonly y: number }
  /** Which way it lies, in degrees clockwise from the east, for a sight that the map points at from its edge. */
  readonly away?: number
}

export type MapCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** Where the map lies: a globe, or the country around it. Path data in pixels of the inset. */
export type MapInset = {
  readonly shape: 'globe' | 'box'
  readonly width: number
  readonly height: number
  readonly land: string
  readonly subject: string
  readonly graticule: string
  /** Outline of what the map shows of it; empty on a globe. */
  readonly spot: string
  readonly corner: MapCorner
}

/**
 * What a town's plan shows: built-up ground of old, parks, hills, lakes and basins; beds that are dry for most of the year,
 * rivers, railways, main roads, city walls.
 */
export type PlanKind = 'quarter' | 'green' | 'hill' | 'water' | 'dry' | 'river' | 'rail' | 'road' | 'wall'
export type PlanPart = { readonly kind: PlanKind; readonly path: string }

/** Path data of a map; the page inlines it once and lays marks over it. */
export type LocatorBase = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Spoken name of the map, for example `Map of Morocco`. */
  readonly label: string
  readonly graticule: string
  readonly land: string
  /** Lakes on the land; those of a ground are holes in its land. */
  readonly lakes: string
  readonly rivers: string
  /** Rivers of a town, as wide as they are. */
  readonly streams: readonly { readonly path: string; readonly width: number }[]
  /** Sketched by hand, in the order in which it is drawn. */
  readonly plan: readonly PlanPart[]
  readonly borders: string
  /** Land whose status is disputed: drawn hatched, never filled. */
  readonly disputed: string
  readonly subject: string
  /** Centre of a ring for a subject too small to see, else null. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number } | null
  readonly inset: MapInset
  /** Null where the scale differs too much from one side of the map to the other. */
  readonly scale: { readonly km: number; readonly width: number; readonly corner: MapCorner } | null
  /** Of whom the land and water are. */
  readonly source: 'natural-earth' | 'gshhg'
  /** The same drawn, where it was compiled. */
  readonly html?: { readonly layers: string; readonly inset: string }
}
