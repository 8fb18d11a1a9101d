import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'

/** Marks an address that a redirect led to. */
const MOVED = 'moved'

/** For what a version that this build does not know gets without being led on: shown once, kept by nobody. */
export const UNKEPT = 'no-store'

/**
 * Leads from a version that this build does not know to the one it does. While two versions of the site run, each takes
 * the other's for unknown: so nobody keeps the redirect, and who was led once already is not led again (R13.5, R14.2).
 * @returns null for a request that was led here, which is to be answered as it is
 */
export function leadToCurrent(c: Context<AppEnv>, location: string): Response | null {
  if (c.req.query(MOVED) !== undefined) return null
  return c.body(null, 301, { location: `${location}?${MOVED}`, 'cache-control': UNKEPT })
}
