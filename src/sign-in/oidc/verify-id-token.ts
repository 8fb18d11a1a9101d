import {
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  type LocalJWKSet,
  type ProtectedHeaderParameters,
} from 'jose'
import type * as oauth from 'oauth4webapi'
import { SignInRefusedError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { ProviderCache } from './oidc-provider-cache.ts'

/** Tolerated clock difference between the provider and this site (R1.3). */
export const CLOCK_TOLERANCE_S = 15
const ALGORITHMS = ['RS256', 'ES256']
/** Headers that carry or reference a key. Keys come from the provider's key set alone (R1.4). */
const KEY_HEADERS = ['jwk', 'jku', 'x5u'] as const

export type IdTokenExpectations = {
  readonly provider: oauth.AuthorizationServer
  readonly clientId: string
  readonly nonce: string
  /** Start of the sign-in: an ID token for it cannot be older. */
  readonly startedAtS: number
  readonly nowS: number
}

type IdTokenVerifier = (key: LocalJWKSet | CryptoKey) => Promise<JWTPayload>

function createVerifier(idToken: string, expected: IdTokenExpectations): IdTokenVerifier {
  const options = {
    algorithms: ALGORITHMS,
    issuer: expected.provider.issuer,
    audience: expected.clientId,
    clockTolerance: CLOCK_TOLERANCE_S,
    currentDate: new Date(expected.nowS * 1000),
    requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
  }
  return async (key) => {
    const source = typeof key === 'function' ? (key as JWTVerifyGetKey) : () => key
    const { payload, protectedHeader } = await jwtVerify(idToken, source, options)
    refuseKeyHeaders(protectedHeader)
    return payload
  }
}

function refuseKeyHeaders(header: ProtectedHeaderParameters): void {
  if (KEY_HEADERS.some((name) => name in header)) throw new SignInRefusedError('key_header')
}

/** Without a key ID several keys may match: the token is valid when one of them verifies its signature. */
async function verifyWithKeySet(verify: IdTokenVerifier, keys: LocalJWKSet): Promise<JWTPayload> {
  try {
    return await verify(keys)
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      try {
        return await verify(key)
      } catch (cause) {
        if (!(cause instanceof errors.JWSSignatureVerificationFailed)) throw cause
      }
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

const mayBeKeyRotation = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed

/** Verifies with the cached keys and, when no key matches, with a refreshed key set. */
async function verifySignature(
  verify: IdTokenVerifier,
  cache: ProviderCache,
  fetch: Fetch,
): Promise<JWTPayload> {
  const keys = await cache.keys(fetch)
  try {
    return await verifyWithKeySet(verify, keys.value)
  } catch (error) {
    if (!mayBeKeyRotation(error) || keys.isNew) throw error
    const refreshed = await cache.refreshKeys(keys.value, fetch)
    if (refreshed === null) throw error
    return verifyWithKeySet(verify, refreshed)
  }
}

function checkClaims(payload: JWTPayload, { nonce, clientId, startedAtS, nowS }: IdTokenExpectations): void {
  const { iat = 0, sub = '', aud, azp } = payload as JWTPayload & { azp?: unknown }
  if (typeof sub !== 'string' || sub === '') throw new SignInRefusedError('sub')
  if (payload['nonce'] !== nonce) throw new SignInRefusedError('nonce')
  const hasSeveralAudiences = Array.isArray(aud) && aud.length > 1
  if ((hasSeveralAudiences || azp !== undefined) && azp !== clientId) throw new SignInRefusedError('azp')
  if (iat > nowS + CLOCK_TOLERANCE_S || iat < startedAtS - CLOCK_TOLERANCE_S)
    throw new SignInRefusedError('iat')
}

/**
 * Verifies that the provider issued this ID token for this client and this sign-in, within the tolerated time (R1.3,
 * R1.4; OpenID Connect Core 1.0 section 3.1.3.7).
 * @throws {SignInRefusedError} when the token is invalid
 * @throws {ProviderUnavailableError | ProviderResponseError} when the key set cannot be loaded
 */
export async function verifyIdToken(
  idToken: string,
  expected: IdTokenExpectations,
  cache: ProviderCache,
  fetch: Fetch,
): Promise<JWTPayload & { readonly sub: string }> {
  try {
    const payload = await verifySignature(createVerifier(idToken, expected), cache, fetch)
    checkClaims(payload, expected)
    return payload as JWTPayload & { readonly sub: string }
  } catch (error) {
    throw error instanceof errors.JOSEError ? new SignInRefusedError('id_token', { cause: error }) : error
  }
}
