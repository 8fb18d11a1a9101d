import { beforeEach, describe, expect, it } from 'vitest'
import { createSigningKey, ISSUER } from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

const DISCOVERY = '/.well-known/openid-configuration'

describe('cache of the provider metadata', () => {
  const counts = (): readonly number[] => [site.provider.countOf(DISCOVERY), site.provider.countOf('/jwks')]

  it('a hundred sign-ins fetch discovery and keys once', async () => {
    for (let round = 0; round < 100; round += 1) expect((await signIn(site, site.visitor())).status).toBe(303)
    expect(counts()).toEqual([1, 1])
  })

  it('ten concurrent sign-ins fetch them once', async () => {
    const backs = await Promise.all(Array.from({ length: 10 }, () => signIn(site, site.visitor())))
    expect(backs.every(({ status }) => status === 303)).toBe(true)
    expect(counts()).toEqual([1, 1])
  })

  it('an unknown key ID refetches the keys once, even for ten concurrent sign-ins', async () => {
    await signIn(site, site.visitor())
    const key = await createSigningKey('k2')
    Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
    const backs = await Promise.all(Array.from({ length: 10 }, () => signIn(site, site.visitor())))
    expect(backs.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303))
    expect(counts()).toEqual([1, 2])
  })

  it('a new key under the same ID refetches the keys', async () => {
    await signIn(site, site.visitor())
    const key = await createSigningKey('k1')
    Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })

  it('a second key rotation is picked up within a minute', async () => {
    await signIn(site, site.visitor())
    for (const [step, kid] of ['k2', 'k3'].entries()) {
      const key = await createSigningKey(kid)
      Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
      site.clock.nowMs = Date.now() + step * 31_000
      site.provider.behaviour.claims = (honest) => ({
        ...honest,
        iat: Number(honest['iat']) + step * 31,
        exp: Number(honest['exp']) + step * 31,
      })
      expect((await signIn(site, site.visitor())).status).toBe(303)
    }
    expect(counts()).toEqual([1, 3])
  })

  it('tokens with unknown keys refetch the keys no more than once in thirty seconds', async () => {
    await signIn(site, site.visitor())
    const honest = site.provider.behaviour.key
    for (let round = 0; round < 10; round += 1) {
      site.provider.behaviour.key = { ...honest, kid: `unknown-${round}` }
      expect((await signIn(site, site.visitor())).status).toBe(400)
    }
    expect(counts()).toEqual([1, 2])
    site.provider.behaviour.key = honest
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })

  it('a withdrawn key is no longer accepted', async () => {
    await signIn(site, site.visitor())
    const withdrawn = site.provider.behaviour.key
    site.provider.behaviour.publishedKeys = [(await createSigningKey('k2')).jwk]
    site.clock.nowMs = Date.now() + 11 * 60_000
    site.provider.behaviour.key = withdrawn
    expect((await signIn(site, site.visitor())).status).toBe(400)
  })

  it('an endpoint without https is rejected', async () => {
    site.provider.behaviour.metadata['jwks_uri'] = `http://${new URL(ISSUER).host}/jwks`
    expect((await signIn(site, site.visitor())).status).toBe(502)
    expect(site.provider.countOf('/jwks')).toBe(0)
  })
})
