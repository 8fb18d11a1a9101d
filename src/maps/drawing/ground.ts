import type { GeoBounds } from './geo-bounds.ts'
import type { Line } from './map-geometry.ts'

/**
 * Land and water under the map of one region or city, in degrees. Rings run so that land lies on their left; those of
 * islands and the mainland are anticlockwise, those of lakes clockwise.
 */
export type Ground = {
  readonly bounds: GeoBounds
  readonly land: readonly Line[]
  readonly rivers: readonly Line[]
}
