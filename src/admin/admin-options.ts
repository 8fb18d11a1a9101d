import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { Metrics } from '#src/platform/metrics.ts'

/** What pages of the desk need besides the request. */
export type AdminOptions = {
  readonly manifest: CatalogueManifest
  readonly buildId: string
  readonly metrics: Pick<Metrics, 'counts'>
  readonly nowMs: () => number
}
