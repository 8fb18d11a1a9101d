import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from './app-env.ts'
import { errorJson } from './error-json.ts'

const KINDS = {
  'application/json': 'json',
  'text/plain': 'text',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'files',
} as const

/**
 * How a body is read: `json`, `text` (JSON sent as text/plain, as beacons do), `form`, `files` (a form that may contain
 * files).
 */
export type BodyKind = (typeof KINDS)[keyof typeof KINDS]
type Refusal = { readonly refusal: Response }

function kindOf(contentType: string | undefined): BodyKind | null {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : null
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Fields of a form. A repeated field becomes a list, which every schema rejects. */
async function parseForm(bytes: ArrayBuffer, contentType: string): Promise<unknown> {
  const body = new Response(bytes, { headers: { 'content-type': contentType } })
  const form = await body.formData().catch(() => null)
  if (form === null) return undefined
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name)
    return [name, values.length === 1 ? values[0] : values] as const
  })
  return Object.fromEntries(fields)
}

/**
 * Reads the body as plain data. Otherwise returns the error response: 415 for kinds that are not listed, so that no
 * form reaches a JSON endpoint (R3.2); 400 for a body that cannot be parsed.
 * @throws errors of reading the body, so that `bodyLimit` can detect an oversized one
 */
export async function readBody<Kind extends BodyKind>(
  c: Context<AppEnv>,
  kinds: readonly Kind[],
): Promise<{ readonly kind: Kind; readonly data: unknown } | Refusal> {
  const contentType = c.req.header('content-type') ?? ''
  const kind = kinds.find((wanted) => wanted === kindOf(contentType))
  if (kind === undefined) return { refusal: errorJson(415, 'wrong_type') }
  const bytes = await c.req.arrayBuffer()
  const isForm = kind === 'form' || kind === 'files'
  const data = isForm ? await parseForm(bytes, contentType) : parseJson(bytes)
  if (data === undefined) return { refusal: errorJson(400, isForm ? 'invalid_form' : 'invalid_json') }
  return { kind, data }
}

/** The fields of a form, or the error response. */
export async function readForm(
  c: Context<AppEnv>,
): Promise<{ readonly fields: Readonly<Record<string, unknown>> } | Refusal> {
  const read = await readBody(c, ['form', 'files'])
  return 'refusal' in read ? read : { fields: read.data as Readonly<Record<string, unknown>> }
}

/** The validated body of a JSON endpoint, or the error response. */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<{ readonly body: v.InferOutput<Schema> } | Refusal> {
  const read = await readBody(c, ['json'])
  if ('refusal' in read) return read
  const parsed = v.safeParse(schema, read.data)
  return parsed.success ? { body: parsed.output } : { refusal: errorJson(400, 'invalid_json') }
}
