import * as oauth from 'oauth4webapi'
import type { Config, OidcSettings } from '#src/config/config.ts'
import { SignInRefusedError } from '#src/platform/app-error.ts'
import { createProviderFetch, type Fetch } from '#src/platform/provider-fetch.ts'
import type { AuthorizationTransaction } from '#src/sign-in/rules/authorization-transaction.ts'
import { mergeClaims } from '#src/sign-in/rules/merge-claims.ts'
import { type SessionUser, toSessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'
import { exchangeCode, fetchUserInfo } from './code-exchange.ts'
import { createProviderCache } from './oidc-provider-cache.ts'
import { buildAuthorizationUrl, buildEndSessionUrl } from './provider-urls.ts'
import { toSignInError } from './sign-in-error.ts'
import { verifyIdToken } from './verify-id-token.ts'

/** Share of the response time limit of ten seconds that the provider may use (R10.3). */
const SIGN_IN_BUDGET_MS = 7500
const SIGN_OUT_BUDGET_MS = 2000

/** The user, and the `auth_time` of the provider in seconds since 1970 (null when the provider omits it). */
export type FinishedSignIn = { readonly user: SessionUser; readonly authTimeS: number | null }

export type OidcClient = {
  /**
   * Starts a sign-in: returns the authorization URL and the transaction to store in the browser.
   * @param requiresReauthentication whether the provider must authenticate the visitor again despite an active session
   * there
   */
  readonly beginSignIn: (
    returnTo: string,
    requiresReauthentication: boolean,
  ) => Promise<{ readonly location: string; readonly transaction: AuthorizationTransaction }>
  /** Finishes a sign-in with the query of the authorization response. */
  readonly finishSignIn: (
    query: URLSearchParams,
    transaction: AuthorizationTransaction,
  ) => Promise<FinishedSignIn>
  /**
   * URL at which the visitor signs out at the provider; null when it has no such endpoint or its metadata cannot be
   * loaded.
   */
  readonly findEndSessionUrl: () => Promise<string | null>
}

export type OidcClientOptions = {
  readonly config: Config
  readonly settings: OidcSettings
  readonly fetch: Fetch
  readonly nowMs: () => number
}

/**
 * OpenID Connect client: authorization code flow with PKCE S256, state and nonce, for any provider that has a discovery
 * document. Its methods throw `SignInRefusedError`, `ProviderUnavailableError` or `ProviderResponseError`.
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
    const user = toSessionUser(await hashSubject(provider.issuer, claims.sub), mergeClaims(claims, userInfo))
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
