import type { Context } from 'hono'
import { clientOf, isWithinClientLimit } from '#src/platform/client-limit.ts'
import type { AppEnv } from './app-env.ts'
import { errorJson } from './error-json.ts'

/** The most that is read (R7.1); a notice has 64,000 characters at most (S9.12). */
export const MAX_BEACON_BYTES = 65_536
/** `sendBeacon` and the error notifier send JSON as plain text; the same-origin check stands before both. */
const TYPES = ['application/json', 'text/plain']

/**
 * The JSON of a request that a page sent on its way out, or the answer that refuses it (R7.1, R7.4).
 * @param kind keeps the counts of several endpoints apart
 */
export async function readBeacon(
  c: Context<AppEnv>,
  kind: string,
): Promise<{ readonly body: unknown } | { readonly refusal: Response }> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (!TYPES.includes(type.trim().toLowerCase())) return { refusal: errorJson(415, 'wrong_type') }
  const key = `${kind} ${clientOf(c.req.raw.headers)}`
  if (!(await isWithinClientLimit(c.env.EVENT_LIMIT, key)))
    return { refusal: errorJson(429, 'too_many', { 'retry-after': '60' }) }
  try {
    return { body: JSON.parse(await c.req.text()) as unknown }
  } catch {
    return { refusal: errorJson(400, 'invalid_json') }
  }
}
