import type { Bindings } from '#src/config/bindings.ts'
import type { Config } from '#src/config/config.ts'
import type { ErrorContext } from '#src/platform/errors/error-context.ts'
import type { Tracer } from '#src/platform/tracer.ts'

/**
 * What middleware of this room leaves for routes in the Hono context; a room that leaves more declares it beside the
 * middleware that sets it (Hono's `ContextVariableMap`).
 */
type HttpVariables = {
  readonly config: Config
  readonly requestId: string
  /** Tells of an error, in the log and to the service for errors. */
  readonly report: (error: unknown) => void
  /** Calls of bindings that this request has made. */
  readonly tracer: Tracer
  /** Where an error of this request happened, for a line of the log. */
  readonly errorContextOf: (error: unknown) => ErrorContext
  /** The page cache of the data centre. */
  readonly edgeCache: Cache
  /** True once this answer stands on the bundled part of the catalogue; such answers are not kept. */
  readonly isDegraded: boolean
  /** False on pages where nothing of others may be, whatever the visitor allowed; unset: they may. */
  readonly allowsThirdPartyScripts: boolean | undefined
  /** True on the one page that asks for proof of a person, which takes a script and a frame of others. */
  readonly requiresChallenge: boolean | undefined
  /** Of an answer that streams: the inline scripts by which React puts late parts in their place carry it (R4.2). */
  readonly nonce: string | undefined
}

export type AppEnv = { Bindings: Bindings; Variables: HttpVariables }
