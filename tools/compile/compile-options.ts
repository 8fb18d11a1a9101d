import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { ShardTotals } from './emit/shard-writer.ts'
import type { Geodata } from './geography/create-geodata.ts'
import type { DrawMap } from './maps/map-cache.ts'
import type { CompilerBundle } from './prepare/bundle-compiler.ts'

export type CompileOptions = {
  /** Project root: `content/` is read there, `public/` and `.generated/` are written there. */
  readonly root: string
  /** Folder to read instead of `content/`. */
  readonly contentDir?: string
  /** Folder for all output: shards and the files of `.generated`. */
  readonly outDir?: string
  /** Number of synthetic places to add, for measuring a larger guide. */
  readonly generateCount?: number
  /** Draws the maps, instead of the cache in `.generated/maps`. */
  readonly draw?: DrawMap
  /** Writes the drawn maps and the tables of the almanac to `geodata/`, for the repository. */
  readonly packsMaps?: boolean
  /** Includes drafts, for authors. */
  readonly showsDrafts?: boolean
  /** Checks the content and writes nothing. */
  readonly isCheckOnly?: boolean
  /** First year of the holidays and moons; the current year by default. */
  readonly year?: number
  /** What the compiler was loaded from; bundled when absent. */
  readonly bundle?: CompilerBundle
  /** Geodata loaded earlier, to be reused. */
  readonly geodata?: Geodata
}

export type CompileResult = {
  /** All errors as `file:line: problem; expected`; when there are any, nothing is written. */
  readonly errors: readonly string[]
  /** Null when there were errors or nothing was to be written. */
  readonly written: (CatalogueManifest & ShardTotals) | null
}
