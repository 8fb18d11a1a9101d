import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'

/** What the routes of trips need. */
export type TripsOptions = Pick<CatalogueFiles, 'manifest' | 'front' | 'loadFallback'> & {
  readonly nowMs: () => number
}
