import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bindings } from '#test/support/worker/apply-sessions-migration.ts'
import { CLIENT_ID, createSigningKey, ISSUER, type ProviderBehaviour, type SigningKey, signClaims, unsignedToken } from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { createVisitor } from '#test/support/worker/visitor.ts'

type Bend = (behaviour: ProviderBehaviour) => void

let site: SignInSite
let strangersKey: SigningKey
beforeAll(async () => {
  strangersKey = await createSigningKey('stranger')
})
beforeEach(async () => {
  site = await createSignInSite()
})

const nowS = (): number => Math.floor(Date.now() / 1000)

/** What every refusal must look like, whatever was wrong (quality R1.3). */
async function expectRefusal(response: Response, statuses: readonly number[] = [400]): Promise<void> {
  const html = await response.text()
  expect(statuses).toContain(response.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.getSetCookie().filter((line) => line.startsWith('__Host-session'))).toEqual([])
  expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
  expect(html).not.toMatch(/SECRET-DETAIL|access_denied|oauth|jose|at \S+:\d+/i)
}

describe('the way back from the provider', () => {
  it('sets an opaque session cookie for this host alone, and no token anywhere', async () => {
    const visitor = site.visitor()
    const back = await signIn(site, visitor)
    const line = back.headers.getSetCookie().find((candidate) => candidate.startsWith('__Host-session=')) ?? ''
    const [pair = '', ...attributes] = line.split('; ')
    expect(pair).toMatch(/^__Host-session=[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{22}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure'])
    const seen = [...back.headers].join() + (await (await visitor.get('/api/auth/profile')).text()) + (await (await visitor.get('/profile/settings')).text())
    expect(seen).not.toMatch(/ACCESS-TOKEN|eyJ|user-1/)
  })

  it('keeps in KV neither the id nor a token, under the hash of the id', async () => {
    const visitor = site.visitor()
    await signIn(site, visitor)
    const id = visitor.cookies.get('__Host-session')?.split('.')[0] ?? ''
    const { keys } = await bindings.SESSIONS.list()
    const values = await Promise.all(keys.map(({ name }) => bindings.SESSIONS.get(name)))
    expect(id.length).toBe(43)
    expect(keys.map(({ name }) => name).join() + values.join()).not.toContain(id)
    expect(values.join()).not.toMatch(/ACCESS-TOKEN|eyJ/)
    expect(keys.every(({ expiration }) => expiration !== undefined && expiration - nowS() <= 86_400)).toBe(true)
  })

  it('proves itself at the token endpoint with Basic and the verifier', async () => {
    await signIn(site, site.visitor())
    const request = site.provider.lastTokenRequest()
    expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('fernway:a-secret_of.tests')}`)
    expect(request?.body.get('code_verifier')).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(request?.body.has('client_secret')).toBe(false)
  })

  it('proves itself in the body where the provider takes only that', async () => {
    site.provider.behaviour.metadata['token_endpoint_auth_methods_supported'] = ['client_secret_post']
    expect((await signIn(site, site.visitor())).status).toBe(303)
    expect(site.provider.lastTokenRequest()?.body.get('client_secret')).toBe('a-secret_of.tests')
  })

  it('works with a provider that has no userinfo, no logout and no iss in its answers', async () => {
    const { behaviour } = site.provider
    for (const name of ['userinfo_endpoint', 'end_session_endpoint', 'authorization_response_iss_parameter_supported']) delete behaviour.metadata[name]
    behaviour.claims = (honest) => ({ ...honest, ...behaviour.profile })
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '').replace(/&iss=[^&]*/, '')
    expect((await visitor.get(address)).status).toBe(303)
    expect(await (await visitor.get('/api/auth/profile')).json()).toMatchObject({ nickname: 'Ana', email: 'ana@example.com' })
    expect((await visitor.get('/api/auth/logout')).headers.get('location')).toBe('/')
  })
})

describe('a return that is not of this sign-in is refused:', () => {
  const returning = async (change: (address: string) => string) => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login?returnTo=/about')
    return { visitor, response: await visitor.get(change(site.provider.authorise(login.headers.get('location') ?? ''))) }
  }

  it.each<[string, (address: string) => string]>([
    ['no query', () => '/api/auth/callback'],
    ['no state', (address) => address.replace(/&state=[^&]*/, '')],
    ['an empty state', (address) => address.replace(/state=[^&]*/, 'state=')],
    ['an unknown state', (address) => address.replace(/state=[^&]*/, `state=${'A'.repeat(43)}`)],
    ['a state that shares its beginning with ours', (address) => address.replace(/(state=[^&]{20})[^&]{23}/, `$1${'A'.repeat(23)}`)],
    ['a state with a character more', (address) => address.replace(/(state=[^&]*)/, '$1A')],
    ['a state with a character that we never use', (address) => address.replace(/(state=[^&]{42})./, '$1~')],
    ['two states', (address) => `${address}&state=x`],
    ['the same state twice', (address) => `${address}&${/state=[^&]*/.exec(address)?.[0]}`],
    ['a huge state', (address) => address.replace(/state=[^&]*/, `state=${'A'.repeat(6000)}`)],
    ['a state of Object', (address) => address.replace(/state=[^&]*/, 'state=__proto__')],
    ['no code', (address) => address.replace(/code=[^&]*/, '')],
    ['an empty code', (address) => address.replace(/code=[^&]*/, 'code=')],
    ['an unknown code', (address) => address.replace(/code=[^&]*/, 'code=x')],
    ['two codes', (address) => `${address}&code=y`],
    ['another iss', (address) => address.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example')],
    ['an empty iss', (address) => address.replace(/iss=[^&]*/, 'iss=')],
    ['no iss from a provider that promises it', (address) => address.replace(/&iss=[^&]*/, '')],
    ['two iss', (address) => `${address}&iss=${encodeURIComponent(ISSUER)}`],
    ['error=access_denied', (address) => `${address.replace(/code=[^&]*/, 'error=access_denied')}&error_description=%3Cscript%3ESECRET-DETAIL`],
    ['error=server_error beside a code', (address) => `${address}&error=server_error&error_description=SECRET-DETAIL`],
    ['a token in the query', (address) => `${address}&id_token=eyJ.a.b`],
    ['a packed response', (address) => `${address}&response=eyJ.a.b`],
    ['broken escapes', () => '/api/auth/callback?state=%&code=%ff%zz'],
  ])('%s', async (_name, change) => {
    const { visitor, response } = await returning(change)
    await expectRefusal(response)
    expect((await visitor.get('/api/auth/profile')).status).toBe(204)
  })

  it('another browser has begun it', async () => {
    const login = await site.visitor().get('/api/auth/login')
    await expectRefusal(await site.visitor().get(site.provider.authorise(login.headers.get('location') ?? '')))
  })

  it('it was finished before, even when its cookie is brought again', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    const before = new Map(visitor.cookies)
    expect((await visitor.get(address)).status).toBe(303)
    await expectRefusal(await visitor.get(address))
    // The provider would take the code again here; we do not ask it.
    const again = createVisitor(site.app, site.env, before)
    const asked = site.provider.countOf('/token')
    await expectRefusal(await again.get(address))
    expect(site.provider.countOf('/token')).toBe(asked)
    expect((await visitor.get('/api/auth/profile')).status).toBe(200)
  })

  it('it began more than ten minutes ago', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    site.clock.nowMs = Date.now() + 601_000
    await expectRefusal(await visitor.get(address))
  })

  it.each<[string, (value: string) => string]>([
    ['cut', (value) => value.slice(0, -10)],
    ['changed', (value) => value.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
    ['empty', () => ''],
    ['not ours', () => '1763712000.eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA'],
    ['plain', () => '1763712000.{"state":"x"}'],
  ])('its cookie is %s', async (_name, change) => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    for (const [name, value] of visitor.cookies) visitor.cookies.set(name, change(value))
    await expectRefusal(await visitor.get(site.provider.authorise(login.headers.get('location') ?? '')))
  })

  it('its cookie comes twice, or under the name of another', async () => {
    const visitor = site.visitor()
    const one = await visitor.get('/api/auth/login')
    const [[name = '', value = ''] = []] = [...visitor.cookies]
    const address = site.provider.authorise(one.headers.get('location') ?? '')
    const doubled = await site.visitor().get(address, { cookie: `${name}=${value}; ${name}=${value}` })
    await expectRefusal(doubled)
    const other = site.visitor()
    await other.get('/api/auth/login')
    await expectRefusal(await site.visitor().get(address, { cookie: `${name}=${[...other.cookies.values()][0]}` }))
  })

  it('and is spent: the same way back works no second time after a refusal', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login?returnTo=/about')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    const denied = await visitor.get(address.replace(/code=[^&]*/, 'error=access_denied'))
    expect(await denied.text()).toContain('href="/api/auth/login?returnTo=%2Fabout"')
    expect(visitor.cookies.size).toBe(0)
    await expectRefusal(await visitor.get(address))
  })
})

describe('an ID token is refused when', () => {
  const withClaims =
    (changes: Record<string, unknown>): Bend =>
    (behaviour) => {
      behaviour.claims = (honest) => JSON.parse(JSON.stringify({ ...honest, ...changes }))
    }
  const withToken =
    (sign: ProviderBehaviour['sign']): Bend =>
    (behaviour) => {
      behaviour.sign = sign
    }
  const hmacToken = async (claims: unknown, secret: string): Promise<string> => {
    const input = unsignedToken({ alg: 'HS256', kid: 'k1' }, claims).slice(0, -1)
    const encoder = new TextEncoder()
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(input)))
    return `${input}.${btoa(String.fromCharCode(...signature)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  }

  it.each<[string, Bend]>([
    ['iss is another', withClaims({ iss: 'https://evil.example' })],
    ['iss has a slash more', withClaims({ iss: `${ISSUER}/` })],
    ['iss is missing', withClaims({ iss: undefined })],
    ['aud is another', withClaims({ aud: 'other' })],
    ['aud is missing', withClaims({ aud: undefined })],
    ['aud is several without azp', withClaims({ aud: [CLIENT_ID, 'other'] })],
    ['azp is another', withClaims({ aud: [CLIENT_ID, 'other'], azp: 'other' })],
    ['azp is another beside a single aud', withClaims({ azp: 'other' })],
    ['it has expired', withClaims({ exp: nowS() - 16 })],
    ['exp is missing', withClaims({ exp: undefined })],
    ['exp is text', withClaims({ exp: '9999999999' })],
    ['iat is missing', withClaims({ iat: undefined })],
    ['iat is text', withClaims({ iat: 'now' })],
    ['it is not valid yet', withClaims({ nbf: nowS() + 60 })],
    ['nonce is another', withClaims({ nonce: 'other' })],
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
    ['it is signed with nothing', withToken((claims) => unsignedToken({ alg: 'RS256', kid: 'k1' }, claims))],
    ['the signature is cut', withToken(async (claims) => (await signClaims(claims, site.provider.behaviour.key)).slice(0, -8))],
    ['the claims were changed afterwards', withToken(async (claims) => {
      const [header = '', , signature = ''] = (await signClaims(claims, site.provider.behaviour.key)).split('.')
      return [header, unsignedToken({}, { ...claims, sub: 'admin' }).split('.')[1], signature].join('.')
    })],
    ['a stranger signed it', withToken((claims) => signClaims(claims, strangersKey))],
    ['a stranger signed it under our key id', withToken((claims) => signClaims(claims, { ...strangersKey, kid: 'k1' }))],
    ['it brings its own key', withToken((claims) => signClaims(claims, strangersKey, { jwk: strangersKey.jwk }))],
    ['it names its own key set', withToken((claims) => signClaims(claims, strangersKey, { jku: 'https://evil.example/jwks' }))],
    ['it is honest, and names a key set', withToken((claims) => signClaims(claims, site.provider.behaviour.key, { jku: `${ISSUER}/jwks` }))],
    ['it is honest, and brings a key', withToken((claims) => signClaims(claims, site.provider.behaviour.key, { jwk: site.provider.behaviour.key.jwk }))],
    ['it has a critical header', withToken(async (claims) => {
      const token = await signClaims(claims, site.provider.behaviour.key)
      return [unsignedToken({ alg: 'RS256', kid: 'k1', crit: ['exp'], exp: 1 }, {}).split('.')[0], ...token.split('.').slice(1)].join('.')
    })],
    ['it has five segments', withToken(async (claims) => `${await signClaims(claims, site.provider.behaviour.key)}.a.b`)],
    ['it has two segments', withToken(async (claims) => (await signClaims(claims, site.provider.behaviour.key)).split('.').slice(0, 2).join('.'))],
    ['it is no token', withToken(() => 'hello')],
    ['it is empty', withToken(() => '')],
    ['its claims are a list', withToken(() => signClaims([], site.provider.behaviour.key))],
    ['its claims are null', withToken(() => signClaims(null, site.provider.behaviour.key))],
    ['userinfo is about someone else', (behaviour) => {
      behaviour.userInfo = (honest) => ({ ...honest, sub: 'user-2' })
    }],
    ['userinfo does not say about whom', (behaviour) => {
      behaviour.userInfo = ({ sub: _sub, ...honest }) => honest
    }],
  ])('%s', async (_name, bend) => {
    bend(site.provider.behaviour)
    const visitor = site.visitor()
    await expectRefusal(await signIn(site, visitor))
    expect((await visitor.get('/api/auth/profile')).status).toBe(204)
  })

  it('its algorithm is not on our list, though the key is the provider’s', async () => {
    const key = await createSigningKey('ps', 'PS256')
    Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
    await expectRefusal(await signIn(site, site.visitor()))
  })
})

describe('an ID token is accepted when', () => {
  it.each<[string, (nowS: number) => Record<string, unknown>]>([
    ['the provider is 14 s ahead', (now) => ({ iat: now + 14, exp: now + 314, nbf: now + 14 })],
    ['the provider is 14 s behind', (now) => ({ iat: now - 14, exp: now + 286 })],
    ['it expired 14 s ago', (now) => ({ exp: now - 14 })],
    ['aud is a list of one', () => ({ aud: [CLIENT_ID] })],
    ['aud is several and azp is ours', () => ({ aud: ['other', CLIENT_ID], azp: CLIENT_ID })],
  ])('%s', async (_name, changes) => {
    site.provider.behaviour.claims = (honest) => ({ ...honest, ...changes(nowS()) })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })

  it('it is signed with ES256', async () => {
    const key = await createSigningKey('es', 'ES256')
    Object.assign(site.provider.behaviour, { key, publishedKeys: [key.jwk] })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })

  it('it names no key, and one of several has signed it', async () => {
    const { behaviour } = site.provider
    const withoutId = ({ kid: _kid, ...jwk }: Record<string, unknown>) => jwk
    behaviour.publishedKeys = [withoutId(strangersKey.jwk as Record<string, unknown>), withoutId(behaviour.key.jwk as Record<string, unknown>)]
    behaviour.sign = (claims) => signClaims(claims, behaviour.key, { kid: undefined })
    expect((await signIn(site, site.visitor())).status).toBe(303)
  })
})

it('logs each refusal as one line with a code, without names, addresses, tokens or queries', async () => {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  site.provider.behaviour.claims = (honest) => ({ ...honest, nonce: 'other', email: 'ana@example.com' })
  const visitor = site.visitor()
  await signIn(site, visitor, '/search?q=private')
  spy.mockRestore()
  expect(lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: expect.stringMatching(/^sign_in_refused_/) })
  expect(lines.join()).not.toMatch(/ana|private|eyJ|state|user-1/i)
})
