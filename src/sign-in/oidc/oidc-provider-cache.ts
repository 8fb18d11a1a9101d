import { createLocalJWKSet, type JSONWebKeySet, type LocalJWKSet } from 'jose'
import * as oauth from 'oauth4webapi'
import { ProviderAnswerError } from '#src/platform/app-error.ts'
import { createKeptValue, type Loaded } from '#src/platform/kept-value.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { oauthOptions } from './oauth-options.ts'
import { signInErrorFrom } from './sign-in-error.ts'

const METADATA_LIFETIME_MS = 60 * 60 * 1000
/** A key that the provider withdrew is believed no longer than this. */
const KEYS_LIFETIME_MS = 10 * 60 * 1000
/** Tokens that no known key has signed make us ask for the keys again, but not more often (R1.13). */
const COOL_DOWN_MS = 30 * 1000

/** What a provider says of itself, remembered by the isolate. Each call brings the fetch of its own sign-in. */
export type ProviderCache = {
  readonly metadata: (fetch: Fetch) => Promise<oauth.AuthorizationServer>
  readonly keys: (fetch: Fetch) => Promise<Loaded<LocalJWKSet>>
  /** Newer keys than those which fail; null when they were asked for a moment ago. */
  readonly newerKeys: (failing: LocalJWKSet, fetch: Fetch) => Promise<LocalJWKSet | null>
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
    throw signInErrorFrom(error, (cause) => new ProviderAnswerError('discovery', { cause }))
  }
}

async function loadKeys(
  { jwks_uri: address }: oauth.AuthorizationServer,
  fetch: Fetch,
): Promise<LocalJWKSet> {
  if (address === undefined) throw new ProviderAnswerError('no jwks_uri')
  const response = await fetch(address, {
    headers: { accept: 'application/json, application/jwk-set+json' },
    redirect: 'manual',
  })
  if (response.status !== 200) throw new ProviderAnswerError(`keys: status ${response.status}`)
  try {
    return createLocalJWKSet(await response.json<JSONWebKeySet>())
  } catch (cause) {
    throw new ProviderAnswerError('keys', { cause })
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
  const keptMetadata = createKeptValue<oauth.AuthorizationServer>({
    lifetimeMs: METADATA_LIFETIME_MS,
    coolDownMs: COOL_DOWN_MS,
    nowMs,
  })
  const keptKeys = createKeptValue<LocalJWKSet>({
    lifetimeMs: KEYS_LIFETIME_MS,
    coolDownMs: COOL_DOWN_MS,
    nowMs,
  })
  const metadata = async (fetch: Fetch) =>
    (await keptMetadata.read(() => loadMetadata(issuer, fetch, allowsLoopbackHttp))).value
  const load = (fetch: Fetch) => async () => loadKeys(await metadata(fetch), fetch)
  return {
    metadata,
    keys: (fetch) => keptKeys.read(load(fetch)),
    newerKeys: (failing, fetch) => keptKeys.renew(failing, load(fetch)),
  }
}
