import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from './app-env.ts'
import { errorJson } from './error-json.ts'

/**
 * The checked body of a JSON endpoint, or the answer that refuses it: 415 for every other type, so that no form can reach
 * it (R3.2), 400 for what is not JSON or not of the right shape.
 */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<{ readonly body: v.InferOutput<Schema> } | { readonly refusal: Response }> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') return { refusal: errorJson(415, 'wrong_type') }
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  return parsed.success ? { body: parsed.output } : { refusal: errorJson(400, 'invalid_json') }
}
