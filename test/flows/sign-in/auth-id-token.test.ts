import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CLIENT_ID,
  createSigningKey,
  ISSUER,
  type ProviderBehaviour,
  type SigningKey,
  signClaims,
  unsignedToken,
} from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { expectRefusal } from '#test/support/worker/signed-in-visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

type ProviderChange = (behaviour: ProviderBehaviour) => void

let foreignKey: SigningKey
beforeAll(async () => {
  foreignKey = await createSigningKey('foreign')
})

const nowS = (): number => Math.floor(Date.now() / 1000)

describe('an ID token is rejected when', () => {
  const withClaims =
    (changes: Record<string, unknown>): ProviderChange =>
    (behaviour) => {
      behaviour.claims = (honest) => JSON.parse(JSON.stringify({ ...honest, ...changes }))
    }
  const withToken =
    (sign: ProviderBehaviour['sign']): ProviderChange =>
    (behaviour) => {
      behaviour.sign = sign
    }
  const hmacToken = async (claims: unknown, secret: string): Promise<string> => {
    const input = unsignedToken({ alg: 'HS256', kid: 'k1' }, claims).slice(0, -1)
    const encoder = new TextEncoder()
    const key = await crypto.subtle.importKey(
      'raw',
      encoder.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(input)))
    return `${input}.${btoa(String.fromCharCode(...signature))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')}`
  }

  it.each<[string, ProviderChange]>([
    ['iss differs', withClaims({ iss: 'https://evil.example' })],
    ['iss has an extra slash', withClaims({ iss: `${ISSUER}/` })],
    ['iss is missing', withClaims({ iss: undefined })],
    ['aud differs', withClaims({ aud: 'other' })],
    ['aud is missing', withClaims({ aud: undefined })],
    ['aud has several values without azp', withClaims({ aud: [CLIENT_ID, 'other'] })],
    ['azp differs', withClaims({ aud: [CLIENT_ID, 'other'], azp: 'other' })],
    ['azp differs from a single aud', withClaims({ azp: 'other' })],
    ['it has expired', withClaims({ exp: nowS() - 16 })],
    ['exp is missing', withClaims({ exp: undefined })],
    ['exp is a string', withClaims({ exp: '9999999999' })],
    ['iat is missing', withClaims({ iat: undefined })],
    ['iat is a string', withClaims({ iat: 'now' })],
    ['it is not valid yet', withClaims({ nbf: nowS() + 60 })],
    ['nonce differs', withClaims({ nonce: 'other' })],
    ['nonce is missing', withClaims({ nonce: undefined })],
    ['sub is missing', withClaims({ sub: undefined })],
    ['sub is empty', withClaims({ sub: '' })],
    ['sub is a number', withClaims({ sub: 1 })],
    ['the provider is an hour ahead', withClaims({ iat: nowS() + 3600, exp: nowS() + 7200 })],
    ['the provider is an hour behind', withClaims({ iat: nowS() - 3600, exp: nowS() + 3600 })],
    ['alg is none', withToken((claims) => unsignedToken({ alg: 'none' }, claims))],
    ['alg is None', withToken((claims) => unsignedToken({ alg: 'None', kid: 'k1' }, claims))],
    ['alg is missing', withToken((claims) => unsignedToken({ kid: 'k1' }, claims, 'AAAA'))],
    ['it is signed with the client secret', withToken((claims) => hmacToken(claims, 'a-secret_of.tests'))],
    ['its signature is empty', withToken((claims) => unsignedToken({ alg: 'RS256', kid: 'k1' }, claims))],
    [
      'the signature is truncated',
      withToken(async (claims) => (await signClaims(claims, site.provider.behaviour.key)).slice(0, -8)),
    ],
    [
      'the claims were changed afterwards',
      withToken(async (claims) => {
        const [header = '', , signature = ''] = (await signClaims(claims, site.provider.behaviour.key)).split(
          '.',
        )
        return [header, unsignedToken({}, { ...claims, sub: 'admin' }).split('.')[1], signature].join('.')
      }),
    ],
    ['a foreign key signed it', withToken((claims) => signClaims(claims, foreignKey))],
    [
      'a foreign key signed it under the provider’s key ID',
      withToken((claims) => signClaims(claims, { ...foreignKey, kid: 'k1' })),
    ],
    [
      'its header has a foreign key (jwk)',
      withToken((claims) => signClaims(claims, foreignKey, { jwk: foreignKey.jwk })),
    ],
    [
      'its header has a foreign key set URL (jku)',
      withToken((claims) => signClaims(claims, foreignKey, { jku: 'https://evil.example/jwks' })),
    ],
    [
      'its header has the provider’s key set URL (jku)',
      withToken((claims) => signClaims(claims, site.provider.behaviour.key, { jku: `${ISSUER}/jwks` })),
    ],
    [
      'its header has the provider’s key (jwk)',
      withToken((claims) =>
        signClaims(claims, site.provider.behaviour.key, { jwk: site.provider.behaviour.key.jwk }),
      ),
    ],
    [
      'it has a critical header',
      withToken(async (claims) => {
        const token = await signClaims(claims, site.provider.behaviour.key)
        return [
          unsignedToken({ alg: 'RS256', kid: 'k1', crit: ['exp'], exp: 1 }, {}).split('.')[0],
          ...token.split('.').slice(1),
        ].join('.')
      }),
    ],
    [
      'it has five segments',
      withToken(async (claims) => `${await signClaims(claims, site.provider.behaviour.key)}.a.b`),
    ],
    [
      'it has two segments',
      withToken(async (claims) =>
        (await signClaims(claims, site.provider.behaviour.key)).split('.').slice(0, 2).join('.'),
      ),
    ],
    ['it is not a JWT', withToken(() => 'hello')],
    ['it is empty', withToken(() => '')],
    ['its claims are a list', withToken(() => signClaims([], site.provider.behaviour.key))],
    ['its claims are null', withToken(() => signClaims(null, site.provider.behaviour.key))],
    [
      'userinfo has another subject',
      (behaviour) => {
        behaviour.userInfo = (honest) => ({ ...honest, sub: 'user-2' })
      },
    ],
    [
      'userinfo has no subject',
      (behaviour) => {
        behaviour.userInfo = ({ sub: _sub, ...honest }) => honest
      },
    ],
  ])('%s', async (_name, breakProvider) => {
    breakProvider(site.provider.behaviour)
    const visitor = site.visitor()
    await expectRefusal(await signIn(site, visitor))
    expect((await visitor.get('/api/auth/profile')).status).toBe(204)
  })

  it('sub is empty, from a provider without userinfo', async () => {
    delete site.provider.behaviour.metadata['userinfo_endpoint']
    site.provider.behaviour.claims = (honest) => ({ ...honest, sub: '' })
    await expectRefusal(await signIn(site, site.visitor()))
  })

  it('its algorithm is not allowed, although the key is the provider’s', async () => {
    const key = await createSigningKey('ps', 'PS256')
    Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
    await expectRefusal(await signIn(site, site.visitor()))
  })
})
