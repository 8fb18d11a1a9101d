/**
 * A ring or a line in hundredths of degrees: longitude and latitude of its first point, then the offset of each point
 * to the east and north of the one before. Longitudes run beyond ±180° instead of jumping to the other end of the map.
 */
export type PackedLine = readonly number[]

/** The shard `outlines`: coasts and borders of the world, for maps that are drawn on request. */
export type Outlines = {
  readonly land: readonly PackedLine[]
  readonly borders: readonly PackedLine[]
  /** Land whose status is disputed: hatched, never filled. */
  readonly disputed: readonly PackedLine[]
}
