import type { Line, LonLat } from '#src/maps/lines/map-geometry.ts'
import type { GeoBounds } from './geo-bounds.ts'

/** A name of a town, of water or of a country, and where it may stand, the best first. */
export type GroundName = {
  readonly label: string
  readonly role: 'town' | 'water' | 'land'
  readonly at: readonly LonLat[]
}

/**
 * Land and water under the map of one region or city, in degrees. Rings run so that land lies on their left; those of
 * islands and the mainland are anticlockwise, those of lakes clockwise.
 */
export type Ground = {
  readonly bounds: GeoBounds
  readonly land: readonly Line[]
  readonly rivers: readonly Line[]
  /** The most important first. */
  readonly names: readonly GroundName[]
}
