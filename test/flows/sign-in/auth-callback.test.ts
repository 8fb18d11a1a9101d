import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

/** The prefix alone is no token: an opaque ID may start the same way. */
const TOKEN = /ACCESS-TOKEN|eyJ[\w-]+\.[\w-]+\.[\w-]+/
const nowS = (): number => Math.floor(Date.now() / 1000)

describe('sign-in callback', () => {
  it('sets an opaque host-only session cookie, and exposes no token', async () => {
    const visitor = site.visitor()
    const back = await signIn(site, visitor)
    const line =
      back.headers.getSetCookie().find((candidate) => candidate.startsWith('__Host-session=')) ?? ''
    const [pair = '', ...attributes] = line.split('; ')
    expect(pair).toMatch(/^__Host-session=[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{22}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure'])
    const seen =
      [...back.headers].join() +
      (await (await visitor.get('/api/auth/profile')).text()) +
      (await (await visitor.get('/profile/settings')).text())
    expect(seen).not.toMatch(TOKEN)
    expect(seen).not.toContain('user-1')
  })

  it('KV stores neither the session ID nor a token; the key is the hash of the ID', async () => {
    const earlier = new Set((await bindings.SESSIONS.list()).keys.map(({ name }) => name))
    const visitor = site.visitor()
    await signIn(site, visitor)
    const id = visitor.cookies.get('__Host-session')?.split('.')[0] ?? ''
    const keys = (await bindings.SESSIONS.list()).keys.filter(({ name }) => !earlier.has(name))
    expect(keys.map(({ name }) => name.split(':').length).sort()).toEqual([1, 3])
    const values = await Promise.all(keys.map(({ name }) => bindings.SESSIONS.get(name)))
    expect(id.length).toBe(43)
    expect(keys.map(({ name }) => name).join() + values.join()).not.toContain(id)
    expect(values.join()).not.toMatch(TOKEN)
    expect(keys.every(({ expiration }) => expiration !== undefined && expiration - nowS() <= 86_405)).toBe(
      true,
    )
  })

  it('authenticates at the token endpoint with Basic and sends the code verifier', async () => {
    await signIn(site, site.visitor())
    const request = site.provider.lastTokenRequest()
    expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('fernway:a-secret_of.tests')}`)
    expect(request?.body.get('code_verifier')).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(request?.body.has('client_secret')).toBe(false)
  })

  it('authenticates in the body when the provider supports only that', async () => {
    site.provider.behaviour.metadata['token_endpoint_auth_methods_supported'] = ['client_secret_post']
    expect((await signIn(site, site.visitor())).status).toBe(303)
    expect(site.provider.lastTokenRequest()?.body.get('client_secret')).toBe('a-secret_of.tests')
  })

  it('works with a provider without userinfo, logout and iss parameter', async () => {
    const { behaviour } = site.provider
    for (const name of [
      'userinfo_endpoint',
      'end_session_endpoint',
      'authorization_response_iss_parameter_supported',
    ])
      delete behaviour.metadata[name]
    behaviour.claims = (honest) => ({ ...honest, ...behaviour.profile })
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '').replace(/&iss=[^&]*/, '')
    expect((await visitor.get(address)).status).toBe(303)
    expect(await (await visitor.get('/api/auth/profile')).json()).toMatchObject({
      nickname: 'Ana',
      email: 'ana@example.com',
    })
    expect((await visitor.get('/api/auth/logout')).headers.get('location')).toBe('/')
  })
})

it('logs each rejection as one line with a code, without names, addresses, tokens or queries', async () => {
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
