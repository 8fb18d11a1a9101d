import type { GeoPoint, Line, Shape } from '#src/maps/lines/map-geometry.ts'
import type { FrameAnchor } from './pieces-in-view.ts'

/** A river and its rank, from 0, the largest. */
export type RankedRiver = { readonly rank: number; readonly line: Line }

/** What a locator map is drawn from; geometry in degrees. `createGeodata` puts it together. */
export type LocatorInput = {
  readonly id: string
  /** Spoken name of the map, for example `Map of Morocco`. */
  readonly label: string
  /** The subject's land, disputed parts left out. Empty for a subject that is itself disputed. */
  readonly subject: Shape
  /** What the frame is fitted to: the subject's land with the disputed parts it holds or claims. */
  readonly extent: Shape
  readonly anchor: FrameAnchor
  /** Land of the whole world, or at least of everything around. */
  readonly land: Shape
  readonly borders: readonly Line[]
  readonly lakes: Shape
  readonly rivers: readonly RankedRiver[]
  /** Land whose status is disputed: hatched, never filled (D8.4). */
  readonly disputed: Shape
  /** Coarse land of the whole world, for the globe inset. */
  readonly globeLand: Shape
  /** Points that will carry marks: the globe inset keeps off them. */
  readonly keepClear: readonly GeoPoint[]
}
