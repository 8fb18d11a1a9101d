import type { SECRET_NAMES } from './secret-names.ts'

/** Optional bindings besides those that wrangler.toml must name (docs/operations.md). */
type OptionalBindings = {
  /** Visitor events; without it they are stored in D1. */
  readonly EVENTS?: AnalyticsEngineDataset
  /** Map tiles of the operator; without it maps of towns are those of the guide. */
  readonly TILES?: R2Bucket
  /** Read before the configuration, because routes are found by the path without its language. */
  readonly LANGUAGES?: string
} & { readonly [name in (typeof SECRET_NAMES)[number]]?: string }

/**
 * Every binding: those of wrangler.toml as `wrangler types` writes them (.generated/bindings.d.ts), and the optional
 * ones.
 */
export type Bindings = Readonly<Env> & OptionalBindings
