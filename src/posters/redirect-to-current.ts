import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'

/** Marks an address that a redirect led to. */
const REDIRECTED_PARAMETER = 'moved'

/** For what a version that this build does not know gets without being led on: shown once, kept by nobody. */
export const NO_STORE = 'no-store'

/**
 * Leads from a version that this build does not know to the one it does. While two versions of the site run, each takes
 * the other's for unknown: so nobody keeps the redirect, and who was led once already is not led again (R13.5, R14.2).
 * @returns null for a request that was led here, which is to be answered as it is
 */
export function redirectToCurrent(c: Context<AppEnv>, location: string): Response | null {
  if (c.req.query(REDIRECTED_PARAMETER) !== undefined) return null
  return c.body(null, 301, { location: `${location}?${REDIRECTED_PARAMETER}`, 'cache-control': NO_STORE })
}
