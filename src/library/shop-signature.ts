import { Webhook } from 'standardwebhooks'

/**
 * Whether the shop signed a message within the last five minutes (Standard Webhooks: `webhook-id`, `webhook-timestamp`
 * and `webhook-signature` over the unmodified body).
 * @param secrets accepted signing secrets
 */
export function isSignedByShop(secrets: readonly string[], body: string, headers: Headers): boolean {
  const fields = Object.fromEntries(headers)
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, fields, { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}
