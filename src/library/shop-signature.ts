import { Webhook } from 'standardwebhooks'

/**
 * Whether a message is the shop's own and of the last five minutes (Standard Webhooks: `webhook-id`, `webhook-timestamp`
 * and `webhook-signature` over the body as it was sent).
 * @param secrets any of them may have signed
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
