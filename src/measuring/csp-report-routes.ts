import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { clientNetworkOf, isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'

const MAX_BODY_BYTES = 64_000
const MAX_REPORTS = 20
const Text = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^\x20-\x7e]/g, ' ').slice(0, 200)),
)

const Reports = v.pipe(
  v.array(
    v.object({
      type: Text,
      body: v.object({ effectiveDirective: v.optional(Text), disposition: v.optional(Text) }),
    }),
  ),
  v.maxLength(MAX_REPORTS),
)

/** Endpoint for reports of Content Security Policy violations; only the directive is logged, never a URL. */
export function cspReportRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/api/reports',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
    async (c) => {
      if (c.req.header('content-type')?.startsWith('application/reports+json') !== true)
        return errorJson(415, 'wrong_type')
      if (
        !(await isWithinClientRateLimit(c.env.EVENT_LIMIT, `reports ${clientNetworkOf(c.req.raw.headers)}`))
      )
        return errorJson(429, 'too_many', { 'retry-after': '60' })
      const reports = v.safeParse(Reports, await c.req.json().catch(() => null))
      if (!reports.success) return errorJson(400, 'invalid_json')
      for (const { type, body } of reports.output) {
        console.warn(
          JSON.stringify({ level: 'warn', code: 'browser_report', type, directive: body.effectiveDirective }),
        )
      }
      return c.body(null, 204, { 'cache-control': 'no-store' })
    },
  )
}
