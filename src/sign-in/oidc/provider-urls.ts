import * as oauth from 'oauth4webapi'
import type { OidcSettings } from '#src/config/config.ts'
import { isAllowedRemoteUrl } from '#src/platform/allowed-remote-url.ts'
import { ProviderResponseError } from '#src/platform/app-error.ts'
import type { AuthorizationTransaction } from '#src/sign-in/rules/authorization-transaction.ts'
import { REAUTHENTICATION_WINDOW_S } from '#src/sign-in/rules/evaluate-auth-time.ts'

const SCOPE = 'openid profile email'

/**
 * An endpoint of the provider that visitors are redirected to.
 * @throws {ProviderResponseError} when the provider names none, or one that visitors must not be redirected to
 */
function requireBrowserUrl(address: string | undefined, allowsLoopbackHttp: boolean): URL {
  if (address === undefined || !isAllowedRemoteUrl(address, allowsLoopbackHttp))
    throw new ProviderResponseError('no usable endpoint URL')
  return new URL(address)
}

function withParameters(url: URL, parameters: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

export type ProviderUrlOptions = {
  readonly provider: oauth.AuthorizationServer
  readonly settings: OidcSettings
  readonly allowsLoopbackHttp: boolean
}

/** The authorization URL (RFC 6749 section 4.1.1, RFC 7636); it contains no visitor input (R1.1). */
export async function buildAuthorizationUrl(
  { provider, settings, allowsLoopbackHttp }: ProviderUrlOptions,
  redirectUri: string,
  { state, nonce, verifier, requiresReauthentication }: AuthorizationTransaction,
): Promise<string> {
  return withParameters(requireBrowserUrl(provider.authorization_endpoint, allowsLoopbackHttp), {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // With any `max_age` the provider must send `auth_time` (OpenID Connect Core 3.1.2.1).
    max_age: String(requiresReauthentication ? 0 : REAUTHENTICATION_WINDOW_S),
    ...(requiresReauthentication ? { prompt: 'login' } : {}),
  })
}

/**
 * The end session URL (RP-Initiated Logout 1.0); null when the provider has no such endpoint. `client_id` replaces
 * `id_token_hint`, because tokens never reach the browser (R1.5).
 */
export function buildEndSessionUrl(
  { provider, settings, allowsLoopbackHttp }: ProviderUrlOptions,
  returnUri: string,
): string | null {
  if (provider.end_session_endpoint === undefined) return null
  return withParameters(requireBrowserUrl(provider.end_session_endpoint, allowsLoopbackHttp), {
    client_id: settings.clientId,
    post_logout_redirect_uri: returnUri,
  })
}
