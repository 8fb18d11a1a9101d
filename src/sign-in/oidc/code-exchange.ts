import * as oauth from 'oauth4webapi'
import type { OidcSettings } from '#src/config/config.ts'
import { SignInRefusedError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { AuthorizationTransaction } from '#src/sign-in/rules/authorization-transaction.ts'
import { clientAuthentication } from './client-authentication.ts'
import { oauthOptions } from './oauth-options.ts'
import { CLOCK_TOLERANCE_S } from './verify-id-token.ts'

/** Provider, client settings and transport of one sign-in. */
export type CodeExchange = {
  readonly provider: oauth.AuthorizationServer
  readonly settings: OidcSettings
  readonly redirectUri: string
  readonly fetch: Fetch
  readonly allowsLoopbackHttp: boolean
}

export type ExchangedTokens = { readonly idToken: string; readonly accessToken: string }

const clientOf = ({ settings }: CodeExchange): oauth.Client => ({
  client_id: settings.clientId,
  [oauth.clockTolerance]: CLOCK_TOLERANCE_S,
})

/**
 * Validates the authorization response and exchanges its code for tokens. The claims of the ID token are validated
 * here; `verifyIdToken` verifies its signature.
 * @throws {SignInRefusedError} when `iss` does not match
 * @throws errors of oauth4webapi, which `toSignInError` classifies
 */
export async function exchangeCode(
  exchange: CodeExchange,
  query: URLSearchParams,
  { state, nonce, verifier }: AuthorizationTransaction,
): Promise<ExchangedTokens> {
  const { provider, settings, redirectUri, fetch, allowsLoopbackHttp } = exchange
  // oauth4webapi accepts an empty issuer; RFC 9207 section 2.4 does not.
  if (query.has('iss') && query.get('iss') !== provider.issuer) throw new SignInRefusedError('iss')
  const client = clientOf(exchange)
  const response = await oauth.authorizationCodeGrantRequest(
    provider,
    client,
    clientAuthentication(settings, provider),
    oauth.validateAuthResponse(provider, client, query, state),
    redirectUri,
    verifier,
    oauthOptions(fetch, allowsLoopbackHttp),
  )
  const expected = { expectedNonce: nonce, requireIdToken: true }
  const tokens = await oauth.processAuthorizationCodeResponse(provider, client, response, expected)
  return { idToken: tokens.id_token ?? '', accessToken: tokens.access_token }
}

/**
 * Claims of the userinfo endpoint; empty when the provider has no such endpoint.
 * @param sub subject of the ID token, which the userinfo response must match
 */
export async function fetchUserInfo(
  exchange: CodeExchange,
  accessToken: string,
  sub: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { provider, fetch, allowsLoopbackHttp } = exchange
  if (provider.userinfo_endpoint === undefined) return {}
  const client = clientOf(exchange)
  const response = await oauth.userInfoRequest(
    provider,
    client,
    accessToken,
    oauthOptions(fetch, allowsLoopbackHttp),
  )
  return oauth.processUserInfoResponse(provider, client, sub, response)
}
