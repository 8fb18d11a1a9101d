import type { Locale } from '#isomorphic/words/locale.ts'
import type { Bindings } from '#src/config/bindings.ts'
import type { Config } from '#src/config/config.ts'
import type { ErrorContext } from '#src/platform/errors/error-context.ts'
import type { Tracer } from '#src/platform/tracer.ts'

/**
 * Variables that this folder's middleware sets in the Hono context. A feature that sets more declares them beside its
 * middleware (Hono's `ContextVariableMap`).
 */
type HttpVariables = {
  readonly config: Config
  readonly requestId: string
  /** The language of the response. */
  readonly locale: Locale
  /** Reports an error to the log and the error service. */
  readonly report: (error: unknown) => void
  /** Spans of the binding calls of this request. */
  readonly tracer: Tracer
  /** Where an error of this request happened, for the log line. */
  readonly errorContextOf: (error: unknown) => ErrorContext
  /** Page cache of the data centre. */
  readonly edgeCache: Cache
  /** True when this response uses the bundled fallback catalogue; such responses are not cached. */
  readonly isDegraded: boolean
  /**
   * False on pages that never load third-party scripts, regardless of consent; undefined: allowed with
   * consent.
   */
  readonly allowsThirdPartyScripts: boolean | undefined
  /** True on the page with the Turnstile challenge, which needs a third-party script and frame. */
  readonly requiresChallenge: boolean | undefined
  /** CSP nonce of a streamed response, for the inline scripts with which React inserts deferred parts (R4.2). */
  readonly nonce: string | undefined
}

export type AppEnv = { Bindings: Bindings; Variables: HttpVariables }
