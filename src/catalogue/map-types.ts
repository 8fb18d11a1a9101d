/** A labelled point on a locator map, in the map's own pixels. */
export type MapMark = {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  /**
   * `here` is the subject of the page, `capital` a capital, `place` another page, `sight` a numbered sight, `name` that of
   * the place in which a numbered sight lies: it stands beside the number and has no dot.
   */
  readonly role: 'here' | 'capital' | 'place' | 'sight' | 'name'
  /** Minor labels are left out on phones, where they would collide. */
  readonly isMinor: boolean
  /** Where the mark belongs, when it had to make room for another. */
  readonly anchor?: { readonly x: number; readonly y: number }
}

/** Path data of a locator map; the page inlines it once and lays marks over it. */
export type LocatorBase = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Spoken name of the map, for example `Map of Morocco`. */
  readonly label: string
  readonly graticule: string
  readonly land: string
  readonly borders: string
  /** Land whose status is disputed: drawn hatched, never filled. */
  readonly disputed: string
  readonly subject: string
  /** Centre of a ring for a subject too small to see, else null. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number } | null
  readonly globe: {
    readonly size: number
    readonly land: string
    readonly subject: string
    readonly graticule: string
    readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
  }
  /** The same drawn, where it was compiled. */
  readonly html?: { readonly layers: string; readonly globe: string }
}

/** The sights of a town to one another, numbered as in the list; in pixels of the drawing. */
export type SightPlan = {
  readonly width: number
  readonly height: number
  readonly marks: readonly MapMark[]
  /** Length of the scale on the ground and on the drawing. */
  readonly scaleKm: number
  readonly scaleWidth: number
}
