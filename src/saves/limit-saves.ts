import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import { SavesLimitError } from '#src/saves/store/saves-limit-error.ts'

/** Whether the account is within its requests per minute. Only after a session guard. */
export const isWithinSavesRate = (c: Context<AppEnv>): Promise<boolean> =>
  isWithinClientRateLimit(c.env.SAVES_LIMIT, c.get('session').user.sub)

/** The same for imports, which cost more: a file of 1 MB is parsed and compared with the catalogue. */
export const isWithinImportRate = (c: Context<AppEnv>): Promise<boolean> =>
  isWithinClientRateLimit(c.env.CLIENT_LIMIT, `import:${c.get('session').user.sub}`)

/**
 * Middleware of the API after a session guard: 429 `too_many` above the account's requests per minute, and
 * `Retry-After` where the account has no changes left for this day.
 */
export const limitSavesApi = createMiddleware<AppEnv>(async (c, next) => {
  if (!(await isWithinSavesRate(c))) return errorJson(429, 'too_many', RATE_LIMITED_HEADERS)
  await next()
  if (c.error instanceof SavesLimitError && c.error.retryAfterS !== null)
    c.res.headers.set('retry-after', String(c.error.retryAfterS))
})

/** Turns an exceeded limit of the account into the problem that the visitor is shown; other errors are rethrown. */
export async function orLimitProblem<T>(
  work: Promise<T>,
): Promise<T | { readonly problem: SavesLimitError['problem'] }> {
  try {
    return await work
  } catch (error) {
    if (error instanceof SavesLimitError) return { problem: error.problem }
    throw error
  }
}
