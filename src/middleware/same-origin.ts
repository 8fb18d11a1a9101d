import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { errorJson } from './error-json.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** One-click unsubscribe (RFC 8058): mail services post to it, without Origin and cookie; its token is the proof (R3.3). */
const ONE_CLICK_PATH = '/newsletter/unsubscribe'

/**
 * Refuses unsafe requests that do not come from our own pages, before any body is read (quality R3.1).
 * A request passes when Origin is ours, or when Origin is absent and Sec-Fetch-Site says same-origin;
 * when both are given both must agree. Stricter than `hono/csrf`, which is content with either.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next()
  if (c.req.method === 'POST' && c.req.path === ONE_CLICK_PATH) return next()
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const isOurs = origin === undefined ? site === 'same-origin' : origin === c.var.config.siteOrigin
  const agrees = site === undefined || site === 'same-origin'
  if (isOurs && agrees) return next()
  return errorJson(403, 'cross_site')
})
