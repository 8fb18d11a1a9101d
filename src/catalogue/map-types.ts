import type { MercatorFit } from '#isomorphic/maps/mercator-fit.ts'
import type { PixelBox } from '#isomorphic/maps/pixel-box.ts'

/** A labelled point on a map, in pixels of the map. */
export type MapMark = {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  /**
   * `here` is the subject of the page, `capital` a capital, `place` another page, `sight` a numbered sight, `name` the
   * place that contains a numbered sight: its label is beside the number and it has no dot. `town` is a town without a
   * page; `water` and `land` name an area. The others are in plans of towns: `street` is a name along a line, `square`,
   * `bridge` and `park` are names, `view` a viewpoint, and `stop` a station or a stop.
   */
  readonly role:
    | 'here'
    | 'capital'
    | 'place'
    | 'sight'
    | 'name'
    | 'town'
    | 'water'
    | 'land'
    | 'street'
    | 'square'
    | 'bridge'
    | 'park'
    | 'view'
    | 'stop'
  /** Minor labels are hidden on phones, where they would collide. */
  readonly isMinor: boolean
  /** Whether the label is shown on phones only, where it has another position. */
  readonly isForPhone?: true
  /** The true position of a mark that was moved to avoid a collision. */
  readonly anchor?: { readonly x: number; readonly y: number }
  /** Direction of a sight outside the map, in degrees clockwise from the east; the map points to it from its edge. */
  readonly away?: number
  /** How far away a sight outside the map of a town is, such as `3 km`, for the key below the map. */
  readonly distance?: string
  /** Path data of the line that the label follows; its middle is the middle of the label. */
  readonly path?: string
  /** The name in the local script and its language, shown after the label. */
  readonly local?: { readonly text: string; readonly language: string }
  /** Letters in the symbol of a stop, such as `U`; empty for a railway station. */
  readonly sign?: string
}

export type MapCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** Inset that locates the map: on a globe, or in the surrounding country. Path data in pixels of the inset. */
export type MapInsetData = {
  readonly shape: 'globe' | 'box'
  readonly width: number
  readonly height: number
  readonly land: string
  readonly subject: string
  readonly graticule: string
  /** Outline of the map's extent; empty on a globe. */
  readonly spot: string
  readonly corner: MapCorner
}

/**
 * Layers of a town plan. `quarter`: historic built-up area; `green`: parks; `water`: lakes and basins; `dry`: river
 * beds that are dry for most of the year; `isle`: islands in a river; `rail`: railways; `street`: side streets; `road`:
 * main roads; `square`: squares; `bridge`: bridges without a road; `wall`: city walls.
 */
export type PlanKind =
  | 'quarter'
  | 'green'
  | 'hill'
  | 'water'
  | 'dry'
  | 'river'
  | 'isle'
  | 'rail'
  | 'street'
  | 'road'
  | 'square'
  | 'bridge'
  | 'wall'
export type PlanPart = { readonly kind: PlanKind; readonly path: string }

/** Path data of a map; the page inlines it once and draws the marks above it. */
export type LocatorBase = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Accessible name of the map, for example `Map of Morocco`. */
  readonly label: string
  readonly graticule: string
  readonly land: string
  /** Lakes above the land; on a detailed base map they are holes in `land`. */
  readonly lakes: string
  readonly rivers: string
  /** Rivers in a town, in their true width. */
  readonly streams: readonly { readonly path: string; readonly width: number }[]
  /** Sketched by hand, in drawing order. */
  readonly plan: readonly PlanPart[]
  readonly borders: string
  /** Land whose status is disputed: drawn hatched, never filled. */
  readonly disputed: string
  readonly subject: string
  /** Centre of a ring around a subject that is too small to see, else null. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number } | null
  readonly inset: MapInsetData
  /** Null when the scale differs too much across the map. */
  readonly scale: { readonly km: number; readonly width: number; readonly corner: MapCorner } | null
  /** For a town: whether its streets are drawn (`streets`), or only where its sights are (`sketch`). */
  readonly town?: 'streets' | 'sketch'
  /** For a town: names of its plan from the first sight to the fifth, in order. */
  readonly way?: readonly string[]
  /** For a town: west, south, east and north of the map in degrees. */
  readonly bounds?: readonly [west: number, south: number, east: number, north: number]
  /** Data source of land and water. */
  readonly source: 'natural-earth' | 'gshhg'
  /** The same as precompiled markup, if any. */
  readonly html?: { readonly layers: string; readonly inset: string }
}

/** The map of a guide: the base map that it shows, and its marks. */
export type GuideMap = {
  readonly baseId: string
  /** What the map shows, in the language of the page; the label of the base is English. */
  readonly label?: string
  readonly marks: readonly MapMark[]
  /** What the inset and the scale cover, where no label of another language may be. */
  readonly controls: readonly PixelBox[]
  /** The way of the base map, which other languages show with the labels of the marks. */
  readonly way?: readonly string[]
  /** Compiled drawing of what is around a town whose map leaves out many of its sights. */
  readonly around?: string
  /** The map below that drawing, which trips are drawn on as well. */
  readonly aroundGround?: { readonly baseId: string; readonly fit: MercatorFit }
}
