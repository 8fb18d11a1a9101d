import * as oauth from 'oauth4webapi'
import type { OidcSettings } from '#src/config/config.ts'
import { ProviderAnswerError } from '#src/platform/app-error.ts'
import { isOutsideAddress } from '#src/platform/outside-address.ts'
import { FRESH_SIGN_IN_REACH_S } from '#src/sign-in/rules/fresh-sign-in.ts'
import type { SignInTransaction } from '#src/sign-in/rules/sign-in-transaction.ts'

const SCOPE = 'openid profile email'

/**
 * An address that the provider names for visitors.
 * @throws {ProviderAnswerError} when it names none, or one that visitors must not be sent to
 */
function placeForVisitors(address: string | undefined, allowsLoopbackHttp: boolean): URL {
  if (address === undefined || !isOutsideAddress(address, allowsLoopbackHttp))
    throw new ProviderAnswerError('no usable address')
  return new URL(address)
}

function withParameters(place: URL, parameters: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(parameters)) place.searchParams.set(name, value)
  return place.href
}

export type AddressOptions = {
  readonly provider: oauth.AuthorizationServer
  readonly settings: OidcSettings
  readonly allowsLoopbackHttp: boolean
}

/** Where a visitor signs in (RFC 6749 section 4.1.1, RFC 7636); nothing the visitor wrote is in it (R1.1). */
export async function authorizationAddress(
  { provider, settings, allowsLoopbackHttp }: AddressOptions,
  redirectUri: string,
  { state, nonce, verifier, asksAnew }: SignInTransaction,
): Promise<string> {
  return withParameters(placeForVisitors(provider.authorization_endpoint, allowsLoopbackHttp), {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Any limit has the provider say when the visitor signed in there (OpenID Connect Core 3.1.2.1).
    max_age: String(asksAnew ? 0 : FRESH_SIGN_IN_REACH_S),
    ...(asksAnew ? { prompt: 'login' } : {}),
  })
}

/**
 * Where a visitor signs out at the provider (RP-Initiated Logout 1.0); null when it has no such place. The client id
 * stands in for a token hint: tokens never reach the browser (R1.5).
 */
export function endSessionAddress(
  { provider, settings, allowsLoopbackHttp }: AddressOptions,
  returnUri: string,
): string | null {
  if (provider.end_session_endpoint === undefined) return null
  return withParameters(placeForVisitors(provider.end_session_endpoint, allowsLoopbackHttp), {
    client_id: settings.clientId,
    post_logout_redirect_uri: returnUri,
  })
}
