import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readBody } from '#src/http/read-body.ts'
import { clientNetworkOf, isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'

/** The most that is read (R7.1); a notice has 64,000 characters at most (S9.12). */
export const MAX_BEACON_BYTES = 65_536
/**
 * The JSON of a request that a page sent on its way out, or the answer that refuses it (R7.1, R7.4).
 * @param kind keeps the counts of several endpoints apart
 */
export async function readBeacon(
  c: Context<AppEnv>,
  kind: string,
): Promise<{ readonly body: unknown } | { readonly refusal: Response }> {
  const key = `${kind} ${clientNetworkOf(c.req.raw.headers)}`
  if (!(await isWithinClientRateLimit(c.env.EVENT_LIMIT, key)))
    return { refusal: errorJson(429, 'too_many', { 'retry-after': '60' }) }
  // `sendBeacon` and the error notifier send JSON as plain text; the same-origin check stands before both.
  const read = await readBody(c, ['json', 'text'])
  return 'refusal' in read ? read : { body: read.data }
}
