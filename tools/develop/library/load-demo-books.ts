import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { getPlatformProxy } from 'wrangler'
import { DEMO_USERS, type DemoUser } from '#tools/develop/identity-provider/local-identity.ts'
import { createLocalStoreMarker } from '#tools/operate/local-store-marker.ts'
import { createDemoBooks, type DemoBook } from './create-demo-books.ts'

/** The one method of the bucket that is used here; the types of the platform are the worker's. */
type Bucket = { readonly put: (key: string, value: Uint8Array) => Promise<unknown> }

/**
 * Puts the demo eBooks into the local R2. To be called while nothing else has the stores open.
 * @param stateDir where the local stores live
 */
export async function loadDemoBooks(stateDir: string): Promise<readonly DemoBook[]> {
  const books = await createDemoBooks(process.cwd())
  const digests = books.map(({ id, bytes }) => `${id} ${createHash('sha256').update(bytes).digest('hex')}`)
  const marker = createLocalStoreMarker(stateDir, 'r2', 'stocked-LIBRARY')
  if (marker.matches(digests.join('\n'))) return books
  const platform = await getPlatformProxy<{ readonly LIBRARY: Bucket }>({
    persist: { path: join(stateDir, 'v3') },
    remoteBindings: false,
  })
  try {
    for (const { id, bytes } of books) await platform.env.LIBRARY.put(`books/${id}.epub`, bytes)
    marker.write(digests.join('\n'))
    return books
  } finally {
    await platform.dispose()
  }
}

/** One signed message of the shop; throws when the site refuses it, or the secret is none. */
async function grantBooksTo(
  { login, email }: DemoUser,
  origin: string,
  secret: string,
  books: readonly DemoBook[],
): Promise<void> {
  const sold = books.map(({ id, title, place }) => ({ id, title, place }))
  const data = { order: `demo-${login}`, customer: { email }, books: sold }
  const body = JSON.stringify({ type: 'ebook.granted', timestamp: new Date().toISOString(), data })
  const id = `msg_demo_${login}_${Date.now()}`
  const sentAt = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  }
  const response = await fetch(`${origin}/api/shop/webhook`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`the site answers ${response.status}`)
}

/**
 * Sells the demo eBooks to the demo users, as the shop would: by signed messages to the running site. A site without
 * them is a site all the same, so what goes wrong is told and no more.
 * @param origin of the site
 * @param secret WEBHOOK_SECRET; of several the first
 */
export async function grantDemoBooks(
  origin: string,
  secret: string,
  books: readonly DemoBook[],
): Promise<void> {
  try {
    for (const user of DEMO_USERS) await grantBooksTo(user, origin, secret.split(' ')[0] ?? '', books)
  } catch (error) {
    console.warn(`the demo eBooks were not sold: ${error instanceof Error ? error.message : String(error)}`)
  }
}
