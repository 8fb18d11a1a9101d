import type { SECRET_NAMES } from './secret-names.ts'

/** What a deployment may have besides what wrangler.toml must name; docs/operations.md says what for. */
type OptionalBindings = {
  /** What visitors do; without it D1 keeps it. */
  readonly EVENTS?: AnalyticsEngineDataset
} & { readonly [name in (typeof SECRET_NAMES)[number]]?: string }

/** Every binding: those of wrangler.toml as `wrangler types` writes them (.generated/bindings.d.ts), and the optional ones. */
export type Bindings = Readonly<Env> & OptionalBindings
