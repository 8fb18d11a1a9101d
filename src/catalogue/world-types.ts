/**
 * A ring or a line in hundredths of degrees: longitude and latitude of its first point, then how much farther east and north
 * each point lies than the one before. It runs on beyond ±180° rather than jump to the other end of the map.
 */
export type PackedLine = readonly number[]

/** The shard `outlines`: coasts and borders of the whole world, for maps that are drawn when they are asked for. */
export type Outlines = {
  readonly land: readonly PackedLine[]
  readonly borders: readonly PackedLine[]
  /** Land whose status is disputed: hatched, never filled. */
  readonly disputed: readonly PackedLine[]
}

/** The shard `country-shapes`: the world's countries on one small map, alphabetical. */
export type CountryShapes = {
  readonly width: number
  readonly height: number
  /** Path data of all land. */
  readonly land: string
  readonly countries: readonly {
    readonly name: string
    readonly path: string
    /** Name of the continent. */
    readonly continent: string
    /** Path data; empty for a country that is too small to be drawn. */
    readonly shape: string
    /** Its middle, in pixels. */
    readonly x: number
    readonly y: number
  }[]
}
