import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { Metrics } from '#src/platform/metrics.ts'

/** Dependencies of admin pages besides the request. */
export type AdminOptions = {
  readonly manifest: CatalogueManifest
  readonly buildId: string
  readonly metrics: Pick<Metrics, 'counts'>
  readonly nowMs: () => number
}
