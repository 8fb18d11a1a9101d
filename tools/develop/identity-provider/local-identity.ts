/** Settings of the identity provider that local runs bring along, and of the client it knows. */
export type LocalIdentity = {
  readonly issuer: string
  readonly port: number
  readonly clientId: string
  readonly clientSecret: string
  /** Where the provider may send visitors back to. */
  readonly siteOrigin: string
}

export type DemoUser = {
  readonly login: string
  readonly name: string
  readonly nickname: string
  readonly email: string
}

/** People who can sign in on a local run; any password will do. */
export const DEMO_USERS: readonly DemoUser[] = [
  { login: 'ana', name: 'Ana Demo', nickname: 'Ana', email: 'ana@example.com' },
  { login: 'ben', name: 'Ben Demo', nickname: 'Ben', email: 'ben@example.com' },
]

/** Seals cookies on a local run; of no value. */
export const LOCAL_SESSION_SECRET = 'local-session-secret-of-no-value'

/** Seals the links of letters on a local run; of no value. */
export const LOCAL_CAMPAIGN_SECRET = 'local-letter-secret-of-no-value-1'

/** Signs messages of the shop on a local run; of no value. */
export const LOCAL_WEBHOOK_SECRET = `whsec_${Buffer.from('local-webhook-secret-of-no-value').toString('base64')}`

/**
 * The provider listens on the port after the site's.
 * @param sitePort port of the local site
 */
export function describeLocalIdentity(sitePort: number, siteOrigin: string): LocalIdentity {
  const port = sitePort + 1
  return {
    issuer: `http://localhost:${port}`,
    port,
    clientId: 'fernway-local',
    clientSecret: 'local-secret-of-no-value',
    siteOrigin,
  }
}
