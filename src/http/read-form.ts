import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { errorJson } from './error-json.ts'

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Fields of a form, each given once; a field given twice is a list, which no check of ours accepts. */
export async function readForm(
  c: Context<AppEnv>,
): Promise<{ readonly fields: Readonly<Record<string, unknown>> } | { readonly refusal: Response }> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (!FORM_TYPES.includes(type.trim().toLowerCase())) return { refusal: errorJson(415, 'wrong_type') }
  const form = await c.req.formData().catch(() => null)
  if (form === null) return { refusal: errorJson(400, 'invalid_form') }
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name)
    return [name, values.length === 1 ? values[0] : values] as const
  })
  return { fields: Object.fromEntries(fields) }
}
