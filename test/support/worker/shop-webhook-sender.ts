import { Webhook } from 'standardwebhooks'
import type { SignInSite } from './sign-in-site.tsx'
import { createVisitor } from './visitor.ts'

export const SHOP_SECRET = `whsec_${btoa('a-secret-of-the-shop-for-tests-32')}`
export const WEBHOOK = '/api/shop/webhook'

export type SigningOptions = { readonly id?: string; readonly sentAtMs?: number; readonly secret?: string }

/** Creates a shop webhook request: body and signed headers. */
export function signedMessage(
  message: unknown,
  { id = crypto.randomUUID(), sentAtMs = Date.now(), secret = SHOP_SECRET }: SigningOptions = {},
): { readonly body: string; readonly headers: Record<string, string> } {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const sentAt = new Date(sentAtMs)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAtMs / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  }
  return { body, headers }
}

/** Sends a webhook as the shop does: without cookies and without Origin. */
export function sendWebhook(
  site: SignInSite,
  message: unknown,
  signed: SigningOptions = {},
): Promise<Response> {
  const { body, headers } = signedMessage(message, signed)
  return createVisitor(site.app, site.env).send('POST', WEBHOOK, headers, body)
}

/** Creates a webhook message about one eBook. */
export const saleMessage = (
  customer: Readonly<Record<string, string>>,
  bookId: string,
  type: 'ebook.granted' | 'ebook.revoked' = 'ebook.granted',
  order = 'order-1',
) => ({
  type,
  timestamp: '2026-11-21T10:00:00Z',
  data: {
    order,
    customer,
    books: [{ id: bookId, title: `The book of ${bookId}`, place: '/destinations/japan/kyoto' }],
  },
})
