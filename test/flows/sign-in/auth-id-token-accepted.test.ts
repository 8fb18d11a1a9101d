import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CLIENT_ID,
  createSigningKey,
  type SigningKey,
  signClaims,
} from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'

let site: SignInSite
// A clock at rest: a token that expired 14 s ago must not reach 15 s before it is read.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  site = await createSignInSite()
})

afterEach(() => {
  vi.useRealTimers()
})

let foreignKey: SigningKey
beforeAll(async () => {
  foreignKey = await createSigningKey('foreign')
})

const nowS = (): number => Math.floor(Date.now() / 1000)

describe('an ID token is accepted when', () => {
  it.each<[string, (nowS: number) => Record<string, unknown>]>([
    ['the provider is 14 s ahead', (now) => ({ iat: now + 14, exp: now + 314, nbf: now + 14 })],
    ['the provider is 14 s behind', (now) => ({ iat: now - 14, exp: now + 286 })],
    ['it expired 14 s ago', (now) => ({ exp: now - 14 })],
    ['aud is a list with one value', () => ({ aud: [CLIENT_ID] })],
    [
      'aud has several values and azp is the client ID',
      () => ({ aud: ['other', CLIENT_ID], azp: CLIENT_ID }),
    ],
  ])('%s', async (_name, changes) => {
    site.provider.behaviour.claims = (honest) => ({ ...honest, ...changes(nowS()) })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })

  it('is signed with ES256', async () => {
    const key = await createSigningKey('es', 'ES256')
    Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })

  it('has no key ID and matches one of several keys', async () => {
    const { behaviour } = site.provider
    const withoutId = ({ kid: _kid, ...jwk }: Record<string, unknown>) => jwk
    behaviour.publishedKeys = [
      withoutId(foreignKey.jwk as Record<string, unknown>),
      withoutId(behaviour.key.jwk as Record<string, unknown>),
    ]
    behaviour.sign = (claims) => signClaims(claims, behaviour.key, { kid: undefined })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })
})
