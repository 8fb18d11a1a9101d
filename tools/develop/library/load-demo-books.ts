import { Webhook } from 'standardwebhooks'
import { compiledVersion, hashFiles } from '#tools/compile/prepare/content-fingerprint.ts'
import { DEMO_USERS, type DemoUser } from '#tools/develop/identity-provider/local-identity.ts'
import { withLocalEmulator } from '#tools/operate/local-emulator.ts'
import { createLocalStoreMarker } from '#tools/operate/local-store-marker.ts'
import { DEMO_BOOKS, type DemoBook } from './demo-books.ts'

/** What the files of the books are made of, besides the compiled guide. */
const SOURCES = ['art/**', 'isomorphic/files/*', 'tools/develop/library/*', 'package-lock.json']

/**
 * Writes the demo eBooks to the local R2, unless it has those of the compiled guide. No other process may have the local
 * stores open.
 * @param stateDir folder of the local stores
 */
export async function loadDemoBooks(stateDir: string): Promise<readonly DemoBook[]> {
  const root = process.cwd()
  const sources = hashFiles(root, SOURCES, compiledVersion(root))
  const marker = createLocalStoreMarker(stateDir, 'r2', 'stocked-LIBRARY')
  if (marker.matches(sources)) return DEMO_BOOKS
  // Their covers are posters, whose scenes take a second to load.
  const { createDemoBooks } = await import('./create-demo-books.ts')
  const files = await createDemoBooks(root)
  await withLocalEmulator(stateDir, async (emulator) => {
    const library = await emulator.getR2Bucket('LIBRARY')
    for (const { id, bytes } of files) await library.put(`books/${id}.epub`, bytes)
  })
  marker.write(sources)
  return DEMO_BOOKS
}

/**
 * Sends one signed webhook of the shop.
 * @throws when the site rejects it, or the secret is invalid
 */
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
  if (!response.ok) throw new Error(`the site responded with ${response.status}`)
}

/**
 * Grants the demo eBooks to the demo users by signed webhooks to the running site, as the shop would. A failure is only
 * logged, because the site works without them.
 * @param origin of the site
 * @param secret WEBHOOK_SECRET; the first of several
 */
export async function grantDemoBooks(
  origin: string,
  secret: string,
  books: readonly DemoBook[],
): Promise<void> {
  try {
    for (const user of DEMO_USERS) await grantBooksTo(user, origin, secret.split(' ')[0] ?? '', books)
  } catch (error) {
    console.warn(
      `the demo eBooks were not granted: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
