import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { customerKey } from './library-customer.ts'
import { applyShopMessage } from './library-grants.ts'
import { parseShopMessage } from './shop-message.ts'
import { isSignedByShop } from './shop-signature.ts'

const MAX_BODY_BYTES = 64_000
const RETRY_LATER = { 'retry-after': '30' }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * `POST /api/shop/webhook`: grants and revokes eBooks. The request is authenticated by its signature instead of its
 * origin; the signature is verified over the raw body before parsing.
 */
export function shopWebhookRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/api/shop/webhook',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
    async (c) => {
      const { webhookSecrets, oidcIssuer } = c.get('config')
      if (webhookSecrets.length === 0) return errorJson(503, 'unavailable', RETRY_LATER)
      const body = await c.req.text()
      if (!isSignedByShop(webhookSecrets, body, c.req.raw.headers)) return errorJson(401, 'invalid_signature')
      const message = parseShopMessage(parseJson(body))
      if (message === null) return errorJson(400, 'invalid_json')
      const done = () => c.body(null, 204, { 'cache-control': 'no-store' })
      if (message === 'other') return done()
      try {
        const customer = await customerKey(message.data.customer, oidcIssuer ?? '')
        const messageId = c.req.header('webhook-id') ?? ''
        await applyShopMessage(c.env.DB, messageId, message, customer, Math.floor(nowMs() / 1000))
        return done()
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error
        c.get('report')(error)
        return errorJson(503, error.code, RETRY_LATER)
      }
    },
  )
}
