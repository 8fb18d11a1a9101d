import * as oauth from 'oauth4webapi'
import type { Config, OidcSettings } from '#src/config/config.ts'
import { SignInRefusedError } from '#src/platform/app-error.ts'
import { createProviderFetch, type Fetch } from '#src/platform/provider-fetch.ts'
import type { AuthorizationTransaction } from '#src/sign-in/rules/authorization-transaction.ts'
import { type SessionUser, toSessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'
import { exchangeCode, fetchUserInfo } from './code-exchange.ts'
import { createProviderCache } from './oidc-provider-cache.ts'
import { buildAuthorizationUrl, buildEndSessionUrl } from './provider-urls.ts'
import { toSignInError } from './sign-in-error.ts'
import { verifyIdToken } from './verify-id-token.ts'

/** What the provider may take of the ten seconds within which every answer must leave (R10.3). */
const SIGN_IN_BUDGET_MS = 7500
const SIGN_OUT_BUDGET_MS = 2000

/** Who came back, and when they signed in at the provider (seconds since 1970; null when it does not say). */
export type FinishedSignIn = { readonly user: SessionUser; readonly authTimeS: number | null }

export type OidcClient = {
  /**
   * Starts a sign-in: where to send the visitor, and what the browser must bring back.
   * @param requiresReauthentication has the provider ask for the password, or whatever it asks for, though it knows the visitor
   */
  readonly beginSignIn: (
    returnTo: string,
    requiresReauthentication: boolean,
  ) => Promise<{ readonly location: string; readonly transaction: AuthorizationTransaction }>
  /** Finishes it with the query that the provider sent the visitor back with. */
  readonly finishSignIn: (
    query: URLSearchParams,
    transaction: AuthorizationTransaction,
  ) => Promise<FinishedSignIn>
  /** Where the visitor may sign out at the provider too; null when it has no such place, or does not say in time. */
  readonly findEndSessionUrl: () => Promise<string | null>
}

export type OidcClientOptions = {
  readonly config: Config
  readonly settings: OidcSettings
  readonly fetch: Fetch
  readonly nowMs: () => number
}

/**
 * Signing in with OpenID Connect: authorization code, PKCE S256, state and nonce, with any provider that has a discovery
 * document. What goes wrong is a `SignInRefusedError`, `ProviderUnavailableError` or `ProviderAnswerError`.
 */
export function createOidcClient({ config, settings, fetch, nowMs }: OidcClientOptions): OidcClient {
  const { allowsLoopbackHttp, siteOrigin } = config
  const redirectUri = `${siteOrigin}/api/auth/callback`
  const cache = createProviderCache({ issuer: settings.issuer, allowsLoopbackHttp, nowMs })
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const limitedFetch = (budgetMs: number): Fetch =>
    createProviderFetch({ fetch, allowsLoopbackHttp, budgetMs })

  const finish = async (
    query: URLSearchParams,
    transaction: AuthorizationTransaction,
  ): Promise<FinishedSignIn> => {
    const limited = limitedFetch(SIGN_IN_BUDGET_MS)
    const provider = await cache.metadata(limited)
    const exchange = { provider, settings, redirectUri, fetch: limited, allowsLoopbackHttp }
    const { idToken, accessToken } = await exchangeCode(exchange, query, transaction)
    const { nonce, startedAtS } = transaction
    const expected = { provider, clientId: settings.clientId, nonce, startedAtS, nowS: nowS() }
    const claims = await verifyIdToken(idToken, expected, cache, limited)
    const userInfo = await fetchUserInfo(exchange, accessToken, claims.sub)
    const user = toSessionUser(await hashSubject(provider.issuer, claims.sub), { ...claims, ...userInfo })
    const { auth_time } = claims
    return { user, authTimeS: typeof auth_time === 'number' && Number.isFinite(auth_time) ? auth_time : null }
  }

  return {
    async beginSignIn(returnTo, requiresReauthentication) {
      const provider = await cache.metadata(limitedFetch(SIGN_IN_BUDGET_MS))
      const transaction = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
        returnTo,
        startedAtS: nowS(),
        requiresReauthentication,
      }
      const location = await buildAuthorizationUrl(
        { provider, settings, allowsLoopbackHttp },
        redirectUri,
        transaction,
      )
      return { location, transaction }
    },

    async finishSignIn(query, transaction) {
      try {
        return await finish(query, transaction)
      } catch (error) {
        throw toSignInError(error, (cause) => new SignInRefusedError('response', { cause }))
      }
    },

    async findEndSessionUrl() {
      try {
        const provider = await cache.metadata(limitedFetch(SIGN_OUT_BUDGET_MS))
        return buildEndSessionUrl({ provider, settings, allowsLoopbackHttp }, `${siteOrigin}/`)
      } catch {
        return null
      }
    },
  }
}
