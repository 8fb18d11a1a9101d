import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorJson } from './error-json.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Addresses for other servers, without Origin and cookie: signed messages of the shop and of mail services, and one-click
 * unsubscribing (RFC 8058). They carry a proof of their own, which their routes check (R3.3).
 */
const SIGNED_ENDPOINTS = new Set([
  '/api/shop/webhook',
  '/api/mail/resend',
  '/api/mail/mailgun',
  '/newsletter/unsubscribe',
])

/**
 * Refuses unsafe requests that do not come from our own pages, before any body is read (R3.1).
 * A request passes when Origin is ours, or when Origin is absent and Sec-Fetch-Site says same-origin;
 * when both are given both must agree. Stricter than `hono/csrf`, which is content with either.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next()
  if (c.req.method === 'POST' && SIGNED_ENDPOINTS.has(c.req.path)) return next()
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const isOwnOrigin = origin === undefined ? site === 'same-origin' : origin === c.var.config.siteOrigin
  const isSiteConsistent = site === undefined || site === 'same-origin'
  if (isOwnOrigin && isSiteConsistent) return next()
  return errorJson(403, 'cross_site')
})
