import { createLocalJWKSet, type JSONWebKeySet, type LocalJWKSet } from 'jose'
import * as oauth from 'oauth4webapi'
import { ProviderResponseError } from '#src/platform/app-error.ts'
import { createCachedValue, type Loaded } from '#src/platform/cached-value.ts'
import { HOUR_MS } from '#src/platform/durations.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { oauthOptions } from './oauth-options.ts'
import { toSignInError } from './sign-in-error.ts'

const METADATA_TTL_MS = HOUR_MS
/** A key that the provider withdrew is accepted no longer than this. */
const KEYS_TTL_MS = 10 * 60 * 1000
/** Tokens signed with an unknown key trigger a refresh of the key set, no more often than this (R1.13). */
const REFRESH_BACKOFF_MS = 30 * 1000

/** Metadata and keys of a provider, cached by the isolate. Each call uses the fetch of its own sign-in. */
export type ProviderCache = {
  readonly metadata: (fetch: Fetch) => Promise<oauth.AuthorizationServer>
  readonly keys: (fetch: Fetch) => Promise<Loaded<LocalJWKSet>>
  /** A newer key set than the failing one; null when the last refresh is too recent. */
  readonly refreshKeys: (failing: LocalJWKSet, fetch: Fetch) => Promise<LocalJWKSet | null>
}

async function loadMetadata(
  issuer: string,
  fetch: Fetch,
  allowsHttp: boolean,
): Promise<oauth.AuthorizationServer> {
  try {
    const identifier = new URL(issuer)
    const response = await oauth.discoveryRequest(identifier, oauthOptions(fetch, allowsHttp))
    return await oauth.processDiscoveryResponse(identifier, response)
  } catch (error) {
    throw toSignInError(error, (cause) => new ProviderResponseError('discovery', { cause }))
  }
}

async function loadKeys(
  { jwks_uri: address }: oauth.AuthorizationServer,
  fetch: Fetch,
): Promise<LocalJWKSet> {
  if (address === undefined) throw new ProviderResponseError('no jwks_uri')
  const response = await fetch(address, {
    headers: { accept: 'application/json, application/jwk-set+json' },
    redirect: 'manual',
  })
  if (response.status !== 200) throw new ProviderResponseError(`keys: status ${response.status}`)
  try {
    return createLocalJWKSet(await response.json<JSONWebKeySet>())
  } catch (cause) {
    throw new ProviderResponseError('keys', { cause })
  }
}

export type ProviderCacheOptions = {
  readonly issuer: string
  readonly allowsLoopbackHttp: boolean
  readonly nowMs: () => number
}

export function createProviderCache({
  issuer,
  allowsLoopbackHttp,
  nowMs,
}: ProviderCacheOptions): ProviderCache {
  const cachedMetadata = createCachedValue<oauth.AuthorizationServer>({
    ttlMs: METADATA_TTL_MS,
    backoffMs: REFRESH_BACKOFF_MS,
    nowMs,
  })
  const cachedKeys = createCachedValue<LocalJWKSet>({
    ttlMs: KEYS_TTL_MS,
    backoffMs: REFRESH_BACKOFF_MS,
    nowMs,
  })
  const metadata = async (fetch: Fetch) =>
    (await cachedMetadata.read(() => loadMetadata(issuer, fetch, allowsLoopbackHttp))).value
  const load = (fetch: Fetch) => async () => loadKeys(await metadata(fetch), fetch)
  return {
    metadata,
    keys: (fetch) => cachedKeys.read(load(fetch)),
    refreshKeys: (failing, fetch) => cachedKeys.renew(failing, load(fetch)),
  }
}
