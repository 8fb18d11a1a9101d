import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { COMMON_HEADERS, documentHeaders } from '#src/http/security-headers.ts'

/** First-party resources only; frames for previews, which are admin pages. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  'report-to csp',
].join('; ')

/** Sets the headers of an admin response; a response with its own Content-Security-Policy retains it. */
export function setAdminHeaders(c: Context<AppEnv>): void {
  const { headers } = c.res
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  const defaults = isHtml ? documentHeaders(c.get('config')) : COMMON_HEADERS
  const ownPolicy = headers.get('content-security-policy')
  for (const [name, value] of Object.entries(defaults)) headers.set(name, value)
  if (isHtml) headers.set('content-security-policy', ownPolicy ?? CONTENT_SECURITY_POLICY)
  headers.delete('speculation-rules')
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
}
