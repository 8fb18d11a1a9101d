import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { HOUR_S } from '#src/platform/durations.ts'
import { DEMO_USERS, type LocalIdentity } from './local-identity.ts'
import { signInPage } from './sign-in-page.ts'
import { withoutDevelopmentWarnings } from './without-development-warnings.ts'

function claimsOf(login: string): { sub: string; [claim: string]: string | boolean } {
  const user = DEMO_USERS.find((candidate) => candidate.login === login)
  if (user === undefined)
    return { sub: login, nickname: login, name: login, email: `${login}@example.com`, email_verified: false }
  return { sub: login, nickname: user.nickname, name: user.name, email: user.email, email_verified: true }
}

function createProvider(identity: LocalIdentity): Provider {
  return new Provider(identity.issuer, {
    clients: [
      {
        client_id: identity.clientId,
        client_secret: identity.clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${identity.siteOrigin}/api/auth/callback`],
        post_logout_redirect_uris: [`${identity.siteOrigin}/`],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'nickname'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['local-cookie-key-of-no-value'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, login) => ({ accountId: login, claims: () => claimsOf(login) }),
    pkce: { required: () => true },
    ttl: {
      AccessToken: HOUR_S,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: HOUR_S,
    },
  })
}

/**
 * Starts the certified provider on loopback with the demo users and a sign-in form styled like the site.
 * @returns a function that stops it
 */
export async function startIdentityProvider(identity: LocalIdentity): Promise<() => Promise<void>> {
  const provider = withoutDevelopmentWarnings(() => createProvider(identity))
  provider.use(async (context, next) => {
    await next()
    const { body, path } = context
    if (path.startsWith('/interaction/') && typeof body === 'string') context.body = signInPage(body)
  })
  const server = await new Promise<Server>((resolve, reject) => {
    const listening: Server = provider.listen(identity.port, '127.0.0.1', () => resolve(listening))
    listening.on('error', reject)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
