/** Settings of the local identity provider and of its client. */
export type LocalIdentity = {
  readonly issuer: string
  readonly port: number
  readonly clientId: string
  readonly clientSecret: string
  /** Origin to which the provider may redirect. */
  readonly siteOrigin: string
}

export type DemoUser = {
  readonly login: string
  readonly name: string
  readonly nickname: string
  readonly email: string
}

/** Demo users of local runs; any password is accepted. */
export const DEMO_USERS: readonly DemoUser[] = [
  { login: 'ana', name: 'Ana Demo', nickname: 'Ana', email: 'ana@example.com' },
  { login: 'ben', name: 'Ben Demo', nickname: 'Ben', email: 'ben@example.com' },
]

/** Encrypts cookies on local runs; not a real secret. */
export const LOCAL_SESSION_SECRET = 'local-session-secret-of-no-value'

/** Signs the links of subscription mails on local runs; not a real secret. */
export const LOCAL_CAMPAIGN_SECRET = 'local-letter-secret-of-no-value-1'

/** Signs webhooks of the shop on local runs; not a real secret. */
export const LOCAL_WEBHOOK_SECRET = `whsec_${Buffer.from('local-webhook-secret-of-no-value').toString('base64')}`

/**
 * The provider listens on the port after that of the site.
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
