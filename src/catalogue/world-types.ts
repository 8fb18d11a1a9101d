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
    /** Its centre, in pixels. */
    readonly x: number
    readonly y: number
  }[]
}
