import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'

/** Extends a request until work is done; a failure is reported and not shown. */
export const reportingWaitUntil =
  (c: Context<AppEnv>) =>
  (work: Promise<void>): void =>
    c.executionCtx.waitUntil(work.catch((error: unknown) => c.get('report')(error)))
