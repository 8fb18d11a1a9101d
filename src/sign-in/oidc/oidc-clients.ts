import type { Config, OidcSettings } from '#src/config/config.ts'
import { isAllowedRemoteUrl } from '#src/platform/allowed-remote-url.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { createOidcClient, type OidcClient } from './oidc-client.ts'

export type ConfiguredOidcClient = { readonly client: OidcClient; readonly settings: OidcSettings }

const keyOf = ({ oidc, siteOrigin, allowsLoopbackHttp }: Config): string =>
  JSON.stringify([oidc, siteOrigin, allowsLoopbackHttp])

/**
 * Creates a function that returns the client of a configuration, or null when sign-in is not configured. The client is
 * cached together with its provider metadata; an isolate has one configuration.
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
