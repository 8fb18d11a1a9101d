import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorJson } from './error-json.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Endpoints for other servers, which send neither Origin nor cookies: signed webhooks of the shop and of mail services,
 * and one-click unsubscribing (RFC 8058). Their routes verify the signature or token (R3.3).
 */
const SIGNED_ENDPOINTS = new Set([
  '/api/shop/webhook',
  '/api/mail/resend',
  '/api/mail/mailgun',
  '/newsletter/unsubscribe',
])

/**
 * Rejects unsafe cross-site requests before any body is read (R3.1). A request passes when Origin is ours, or when
 * Origin is absent and Sec-Fetch-Site is same-origin; when both are present, both must agree. Stricter than
 * `hono/csrf`, which accepts either.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next()
  if (c.req.method === 'POST' && SIGNED_ENDPOINTS.has(c.req.path)) return next()
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const isOwnOrigin = origin === undefined ? site === 'same-origin' : origin === c.get('config').siteOrigin
  const isSiteConsistent = site === undefined || site === 'same-origin'
  if (isOwnOrigin && isSiteConsistent) return next()
  return errorJson(403, 'cross_site')
})
