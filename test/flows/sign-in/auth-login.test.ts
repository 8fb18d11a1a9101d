import { beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE_RETURN_PATHS } from '#test/support/worker/hostile-return-paths.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createSignInSite()
})

const login = (query = '', headers: Record<string, string> = {}) =>
  site.visitor().get(`/api/auth/login${query}`, headers)
const parametersOf = (response: Response): URLSearchParams =>
  new URL(response.headers.get('location') ?? '').searchParams
const transactionLines = (response: Response): readonly string[] =>
  response.headers
    .getSetCookie()
    .filter((line) => line.startsWith('__Host-signin-') && !line.includes('Max-Age=0'))

describe('login endpoint', () => {
  it('redirects to the provider with code, PKCE, state, nonce and the configured redirect URI', async () => {
    const response = await login('', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
    expect(response.headers.get('location')).toMatch(/^https:\/\/id\.example\/authorize\?tenant=1&/)
    const parameters = parametersOf(response)
    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: 'code',
      client_id: 'fernway',
      redirect_uri: `${SITE}/api/auth/callback`,
      code_challenge_method: 'S256',
    })
    expect(parameters.get('scope')?.split(' ')).toContain('openid')
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(parameters.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('state, nonce and code challenge differ for each request', async () => {
    const logins = await Promise.all(
      [login(), login(), login()].map(async (pending) => parametersOf(await pending)),
    )
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(new Set(logins.map((parameters) => parameters.get(name))).size).toBe(3)
    }
  })

  it('forwards no data of the visitor to the provider', async () => {
    const query =
      '?returnTo=/about&scope=admin&redirect_uri=https://evil.example&state=mine&nonce=mine&prompt=none&client_id=x&response_mode=fragment&login_hint=EVIL'
    const response = await login(query)
    expect(response.headers.get('location')).not.toMatch(/evil|admin|mine|prompt|response_mode|about/i)
    expect([...parametersOf(response).keys()].length).toBe(10)
    expect(parametersOf(response).get('max_age')).toBe('2592000')
  })

  it('stores the transaction in a host-only HttpOnly cookie for ten minutes', async () => {
    const [line = '', ...more] = transactionLines(await login('?returnTo=/about'))
    expect(more).toEqual([])
    const [pair = '', ...attributes] = line.split('; ')
    expect(pair).toMatch(/^__Host-signin-[A-Za-z0-9_-]{16}=\d+\.[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]*){4}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(atob(pair.split('.')[4]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(
      'verifier',
    )
  })

  it.each([
    '',
    `?returnTo=/${'a'.repeat(1023)}`,
    `?returnTo=/${'a'.repeat(8000)}`,
    `?x=${'a'.repeat(8000)}`,
    `?returnTo=/${'%C3%A9'.repeat(170)}`,
  ])('the cookie stays within 4096 bytes for any query (%#)', async (query) => {
    const [line = ''] = transactionLines(await login(query))
    expect(line.length).toBeGreaterThan(100)
    expect(line.length).toBeLessThanOrEqual(4096)
  })

  it.each([
    '?returnTo=/a&returnTo=//evil.example',
    '?returnTo[]=/a',
    '?returnTo=',
    '?returnTo',
    '?returnTo=%',
    '?returnTo=%E0%A4%A',
    '?returnTo=%ff',
    '?__proto__=1',
    '?&&&===',
  ])('handles %s without an error', async (query) => {
    expect((await login(query)).status).toBe(302)
  })
})

describe('return address', () => {
  it.each(['/about', '/search?q=a%20b', '/profile/settings', '/destinations/japan/kyoto#food'])(
    '%s is preserved',
    async (returnTo) => {
      expect((await signIn(site, site.visitor(), returnTo)).headers.get('location')).toBe(returnTo)
    },
  )

  it.each([
    'https://evil.com',
    '//evil.com',
    '/\\evil.com',
    'javascript:alert(1)',
    '%2f%2fevil.com',
    'http://fernway.test@evil.com',
    '/api/auth/logout',
    '/de/api/auth/logout',
    '/fr//api/auth/logout',
  ])('%s becomes the home page', async (returnTo) => {
    expect((await signIn(site, site.visitor(), returnTo)).headers.get('location')).toBe('/')
  })

  it('hostile values always become a local path in the complete flow', async () => {
    for (const hostile of HOSTILE_RETURN_PATHS.filter((_, index) => index % 19 === 0)) {
      const location =
        (await signIn(site, site.visitor(), hostile.toWellFormed())).headers.get('location') ?? ''
      expect(location).toMatch(/^\/(?![/\\])[^\s\\]*$/)
      expect(new URL(location, SITE).origin).toBe(SITE)
    }
  })
})
