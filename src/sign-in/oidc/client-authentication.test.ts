import { expect, it } from 'vitest'
import { ProviderResponseError } from '#src/platform/app-error.ts'
import { clientAuthentication } from './client-authentication.ts'

async function authenticate(clientId: string, clientSecret: string, methods?: string[]) {
  const provider = {
    issuer: 'https://id.example',
    ...(methods === undefined ? {} : { token_endpoint_auth_methods_supported: methods }),
  }
  const [body, headers] = [new URLSearchParams(), new Headers()]
  await clientAuthentication(
    { issuer: provider.issuer, clientId, clientSecret, sessionSecrets: ['of no use here'] },
    provider,
  )(provider, { client_id: clientId }, body, headers)
  return { authorization: headers.get('authorization'), body: Object.fromEntries(body) }
}
const basic = (text: string): string => `Basic ${btoa(text)}`

it('authenticates with HTTP Basic unless the provider supports only client_secret_post', async () => {
  expect(await authenticate('my-site', 'se_cr.et')).toEqual({
    authorization: basic('my-site:se_cr.et'),
    body: {},
  })
  expect((await authenticate('a', 'b', ['client_secret_post', 'client_secret_basic'])).authorization).toBe(
    basic('a:b'),
  )
  expect(await authenticate('a', 'b', ['client_secret_post'])).toEqual({
    authorization: null,
    body: { client_id: 'a', client_secret: 'b' },
  })
})

it('percent-encodes reserved characters of the credentials', async () => {
  expect((await authenticate('a:b', 'c%d +é')).authorization).toBe(basic('a%3Ab:c%25d+%2B%C3%A9'))
})

it('rejects a provider that supports neither method', async () => {
  await expect(authenticate('a', 'b', ['private_key_jwt'])).rejects.toThrow(ProviderResponseError)
})
