import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { getPlatformProxy } from 'wrangler'
import { DEMO_USERS } from '#tools/develop/identity-provider/local-identity.ts'
import { type DemoBook, makeDemoBooks } from './demo-books.ts'

/** The one method of the bucket that is used here; the types of the platform are the worker's. */
type Bucket = { readonly put: (key: string, value: Uint8Array) => Promise<unknown> }

/**
 * Puts the demo eBooks into the local R2. To be called while nothing else has the stores open.
 * @param stateDir where the local stores live
 */
export async function stockLibrary(stateDir: string): Promise<readonly DemoBook[]> {
  const books = await makeDemoBooks(process.cwd())
  const platform = await getPlatformProxy<{ readonly LIBRARY: Bucket }>({
    persist: { path: join(stateDir, 'v3') },
    remoteBindings: false,
  })
  try {
    for (const { id, bytes } of books) await platform.env.LIBRARY.put(`books/${id}.epub`, bytes)
    return books
  } finally {
    await platform.dispose()
  }
}

/**
 * Sells the demo eBooks to the demo users, as the shop would: by signed messages to the running site.
 * @param origin of the site
 * @param secret WEBHOOK_SECRET; of several the first
 * @throws {Error} when the site refuses one
 */
export async function grantDemoBooks(
  origin: string,
  secret: string,
  books: readonly DemoBook[],
): Promise<void> {
  const webhook = new Webhook(secret.split(' ')[0] ?? '')
  for (const { login, email } of DEMO_USERS) {
    const sold = books.map(({ id, title, place }) => ({ id, title, place }))
    const data = { order: `demo-${login}`, customer: { email }, books: sold }
    const body = JSON.stringify({ type: 'ebook.granted', timestamp: new Date().toISOString(), data })
    const id = `msg_demo_${login}_${Date.now()}`
    const sentAt = new Date()
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, sentAt, body),
    }
    const response = await fetch(`${origin}/api/shop/webhook`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`the shop's message was answered ${response.status}`)
  }
}
