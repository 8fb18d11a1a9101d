import { existsSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { buildInProcess } from '#test/support/node/build-in-process.ts'
import { type LocalMailService, startLocalMailService } from '#test/support/node/local-mail-service.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { copyStores } from '#test/support/node/prepare-stores.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { type StartedSite, startTestSite } from '#test/support/node/start-test-site.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { startIdentityProvider } from '#tools/develop/identity-provider/start-identity-provider.ts'

const FIRST_PORT = 9400
const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the operator’s own').toString('base64')}`
const opened: (() => Promise<unknown> | unknown)[] = []

afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** Starts a site that signs in at an external provider, with additional variables. */
async function startWithProvider(env: NodeJS.ProcessEnv): Promise<StartedSite> {
  const sitePort = await findFreePorts(FIRST_PORT)
  const providerPort = await findFreePorts(sitePort + 2)
  const issuer = `http://localhost:${providerPort}`
  const client = { clientId: 'the-operator', clientSecret: 'of the operator, and of no value' }
  const siteOrigin = `http://localhost:${sitePort}`
  opened.push(await startIdentityProvider({ issuer, port: providerPort, siteOrigin, ...client }))
  const stateDir = copyStores(inject('preparedStores'))
  opened.push(() => rmSync(stateDir, { recursive: true, force: true }))
  const site = await startTestSite({
    PORT: String(sitePort),
    STATE_DIR: stateDir,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
    ...env,
  })
  opened.push(site.stop)
  return site
}

async function signIn(site: StartedSite): Promise<unknown> {
  const { page, close } = await openPage({ baseURL: site.origin })
  opened.push(close)
  await page.goto('/api/auth/login?returnTo=/about')
  await signInAtProvider(page, 'carla', '/about')
  return page.evaluate(() => fetch('/api/auth/profile').then((response) => response.json()))
}

// Each test starts a site, which is slow on a busy machine.
describe('custom provider', { timeout: 180_000 }, () => {
  it('sign-in works without further configuration (R14.4)', async () => {
    // The deployed worker; `npm test` has already built it.
    if (!existsSync('dist/worker/wrangler.json')) await buildInProcess('')
    const site = await startWithProvider({ FAULT_INJECTION: '' })
    expect(await signIn(site)).toMatchObject({ nickname: 'carla' })
    const plain = await fetch(`${site.origin}/`, { headers: { 'x-fault': 'kv=slow:1' } })
    expect(plain.headers.get('x-fault-applied')).toBeNull()
  })

  it('sign-in works with further variables, each of which applies (R14.4)', async () => {
    const mail: LocalMailService = await startLocalMailService()
    opened.push(mail.stop)
    const site = await startWithProvider({ WEBHOOK_SECRET, FAULT_INJECTION: '1', MAIL_API_URL: mail.url })
    expect(await signIn(site)).toMatchObject({ nickname: 'carla' })
    const faulty = await fetch(`${site.origin}/`, { headers: { 'x-fault': 'kv=slow:1' } })
    expect(faulty.headers.get('x-fault-applied')).toBe('kv=slow:1')
    const signUp = await fetch(`${site.origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin },
      body: JSON.stringify({ email: 'carla@example.com', source: 'Footer-signup' }),
    })
    expect(signUp.status).toBe(200)
    await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual(['carla@example.com'])
  })
})
