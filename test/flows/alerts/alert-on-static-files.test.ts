import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'

const SITE_ORIGIN = 'https://files.fernway.test'
const ALERT = JSON.stringify({ text: 'Storm in Fiji' })
const settings = (alert: string | null): KVNamespace => ({ get: async () => alert }) as unknown as KVNamespace

let quiet: SignInSite
let alerted: SignInSite
beforeAll(async () => {
  quiet = await createAccountSite({ SITE_ORIGIN, SETTINGS: settings(null) }, { cachesPages: true })
  alerted = await createAccountSite({ SITE_ORIGIN, SETTINGS: settings(ALERT) }, { cachesPages: true })
})

async function sendRequest({ app, env }: SignInSite, path: string) {
  const context = createExecutionContext()
  const response = await app.fetch(new Request(SITE_ORIGIN + path), env, context)
  const body = await response.text()
  await waitOnExecutionContext(context)
  return { status: response.status, policy: response.headers.get('cache-control'), body }
}

/** test/e2e/shell/alert-bar.extended.test.ts covers cards, which an isolate shared by many files cannot draw twice. */
describe('static files while an alert is on', () => {
  it('pages show the alert', async () => {
    const { body, policy } = await sendRequest(alerted, '/places')
    expect(body).toContain('Storm in Fiji')
    expect(policy).toContain('must-revalidate')
  })

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/articles.rss',
    '/feeds/articles.atom',
    '/destinations/japan/kyoto.gpx',
  ])('the response of %s is the same as without it', async (path) => {
    const without = await sendRequest(quiet, path)
    expect(without.status).toBe(200)
    expect(await sendRequest(alerted, path)).toEqual(without)
  })
})
