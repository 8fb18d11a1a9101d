/** What a deployment may have besides what wrangler.toml must name; docs/operations.md says what for. */
type OptionalBindings = {
  /** What visitors do; without it D1 keeps it. */
  readonly EVENTS?: AnalyticsEngineDataset
  readonly MAIL_API_KEY?: string
  /** Opens `/healthz?deep`; without it nobody may look. */
  readonly OPERATOR_TOKEN?: string
  readonly TURNSTILE_SECRET?: string
}

/** Every binding: those of wrangler.toml as `wrangler types` writes them (.generated/bindings.d.ts), and the optional ones. */
export type Bindings = Readonly<Env> & OptionalBindings
