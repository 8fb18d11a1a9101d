import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readBody } from '#src/http/read-body.ts'
import { clientNetworkOf, isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'

/** Body limit (R7.1); a notice has up to 64,000 characters (S9.12). */
export const MAX_BEACON_BYTES = 65_536
/**
 * Reads the JSON body of a beacon, or returns the error response (R7.1, R7.4).
 * @param kind separates the rate limits of the endpoints
 */
export async function readBeacon(
  c: Context<AppEnv>,
  kind: string,
): Promise<{ readonly body: unknown } | { readonly refusal: Response }> {
  const key = `${kind} ${clientNetworkOf(c.req.raw.headers)}`
  if (!(await isWithinClientRateLimit(c.env.EVENT_LIMIT, key)))
    return { refusal: errorJson(429, 'too_many', { 'retry-after': '60' }) }
  // `sendBeacon` and the error notifier send JSON as plain text; the same-origin check runs before both.
  const read = await readBody(c, ['json', 'text'])
  return 'refusal' in read ? read : { body: read.data }
}
