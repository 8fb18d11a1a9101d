import * as oauth from 'oauth4webapi'
import type { OidcSettings } from '#src/config/config.ts'
import { ProviderResponseError } from '#src/platform/app-error.ts'

const formEncode = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1)

/**
 * HTTP Basic with the form encoding of RFC 6749 section 2.3.1. oauth4webapi also escapes hyphens and dots, which
 * providers that compare without decoding reject.
 */
function clientSecretBasic({ clientId, clientSecret }: OidcSettings): oauth.ClientAuth {
  const credentials = btoa(`${formEncode(clientId)}:${formEncode(clientSecret)}`)
  return (_provider, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`)
}

/**
 * Client authentication at the token endpoint: `client_secret_basic`, the default of OpenID Connect Discovery 1.0
 * section 3, or `client_secret_post` when the provider supports only that.
 * @throws {ProviderResponseError} when the provider supports neither
 */
export function clientAuthentication(
  settings: OidcSettings,
  provider: oauth.AuthorizationServer,
): oauth.ClientAuth {
  const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  if (methods.includes('client_secret_basic')) return clientSecretBasic(settings)
  if (methods.includes('client_secret_post')) return oauth.ClientSecretPost(settings.clientSecret)
  throw new ProviderResponseError('unsupported client authentication methods')
}
