import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat } from '#isomorphic/maps/map-geometry.ts'

/** A label for a town, for water or for a country, with its possible positions, the best first. */
export type GroundName = {
  readonly label: string
  readonly role: 'town' | 'water' | 'land'
  readonly at: readonly LonLat[]
}

/**
 * Ground: the surveyed land and water of the map of one region or city, in degrees. Rings run with land on their left:
 * islands and mainland anticlockwise, lakes clockwise.
 */
export type Ground = {
  readonly bounds: GeoBounds
  readonly land: readonly Line[]
  readonly rivers: readonly Line[]
  /** Most important first. */
  readonly names: readonly GroundName[]
}
