import type { Config, OidcSettings } from '#src/config/config.ts'
import { isAllowedRemoteUrl } from '#src/platform/allowed-remote-url.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { createOidcClient, type OidcClient } from './oidc-client.ts'

export type ConfiguredOidcClient = { readonly client: OidcClient; readonly settings: OidcSettings }

const keyOf = ({ oidc, siteOrigin, allowsLoopbackHttp }: Config): string =>
  JSON.stringify([oidc, siteOrigin, allowsLoopbackHttp])

/**
 * Gives the client that belongs to a configuration, null when nobody can sign in with it. The client is kept, for it
 * remembers what its provider said; an isolate sees one configuration in its life.
 */
export function createOidcClients(
  fetch: Fetch,
  nowMs: () => number,
): (config: Config) => ConfiguredOidcClient | null {
  let cached: { readonly key: string; readonly signIn: ConfiguredOidcClient } | null = null
  return (config) => {
    const { oidc: settings, allowsLoopbackHttp } = config
    if (settings === null || !isAllowedRemoteUrl(settings.issuer, allowsLoopbackHttp)) return null
    const key = keyOf(config)
    if (cached?.key !== key)
      cached = { key, signIn: { client: createOidcClient({ config, settings, fetch, nowMs }), settings } }
    return cached.signIn
  }
}
