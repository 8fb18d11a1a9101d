import type { GeoPoint, Line, Shape } from '#isomorphic/maps/map-geometry.ts'
import type { FrameAnchor } from './pieces-in-view.ts'

/** A river with its rank; 0 is the largest. */
export type RankedRiver = { readonly rank: number; readonly line: Line }

/** Input of a locator map, with geometry in degrees. Built by `createGeodata`. */
export type LocatorInput = {
  readonly id: string
  /** Accessible name of the map, for example `Map of Morocco`. */
  readonly label: string
  /** Land of the subject without disputed parts. Empty for a subject that is itself disputed. */
  readonly subject: Shape
  /** Land to which the frame is fitted: the subject with the disputed parts it holds or claims. */
  readonly extent: Shape
  readonly anchor: FrameAnchor
  /** Land of the world, or at least of the surrounding region. */
  readonly land: Shape
  readonly borders: readonly Line[]
  readonly lakes: Shape
  readonly rivers: readonly RankedRiver[]
  /** Land of disputed status: hatched, never filled (D8.4). */
  readonly disputed: Shape
  /** Coarse land of the world, for the globe inset. */
  readonly globeLand: Shape
  /** Points that will have marks: the globe inset avoids them. */
  readonly keepClear: readonly GeoPoint[]
}
