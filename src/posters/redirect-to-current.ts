import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'

/** Marks the target of a redirect. */
const REDIRECTED_PARAMETER = 'moved'

/** Cache-Control of responses for versions that this build does not know, and of redirects. */
export const NO_STORE = 'no-store'

/**
 * Redirects from an unknown version to the current one. While two versions of the site are deployed, each is unknown to
 * the other: so redirects are not cached, and a redirected request is not redirected again (R13.5, R14.2).
 * @returns null for a request that has been redirected; the caller renders the current version
 */
export function redirectToCurrent(c: Context<AppEnv>, location: string): Response | null {
  if (c.req.query(REDIRECTED_PARAMETER) !== undefined) return null
  return c.body(null, 301, { location: `${location}?${REDIRECTED_PARAMETER}`, 'cache-control': NO_STORE })
}
