import { beforeAll, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'

import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createSignInSite()
})

const NOT_AUTHENTICATED = {
  error: 'not_authenticated',
  description: 'The user does not have an active session or is not authenticated',
}

describe('signed-out visitors', () => {
  it.each([
    ['/profile', '%2Fprofile'],
    ['/profile/settings', '%2Fprofile%2Fsettings'],
    [
      '/profile/settings?tab=1&x=%2F%2Fevil.example',
      '%2Fprofile%2Fsettings%3Ftab%3D1%26x%3D%252F%252Fevil.example',
    ],
    ['/profile/saves', '%2Fprofile%2Fsaves'],
    ['/profile/nothing/here', '%2Fprofile%2Fnothing%2Fhere'],
  ])('%s redirects to sign-in and back', async (path, returnTo) => {
    const response = await site.visitor().get(path)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/api/auth/login?returnTo=${returnTo}`,
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('sign-in returns them to the requested page', async () => {
    const fresh = site.visitor()
    const guarded = await fresh.get('/profile/settings?tab=1')
    const login = await fresh.get(guarded.headers.get('location') ?? '')
    const back = await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''))
    expect(back.headers.get('location')).toBe('/profile/settings?tab=1')
    expect((await fresh.get('/profile/settings?tab=1')).status).toBe(200)
  })

  it('an API returns 401 in the documented format', async () => {
    const response = await site.visitor().get('/api/saves')
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(NOT_AUTHENTICATED)
  })

  it('HEAD and GET return the same response', async () => {
    const [head, get] = [
      await site.visitor().send('HEAD', '/profile/settings'),
      await site.visitor().get('/profile/settings'),
    ]
    expect([head.status, head.headers.get('location')]).toEqual([get.status, get.headers.get('location')])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s is rejected, same-origin and cross-origin',
    async (method) => {
      expect((await site.visitor().send(method, '/profile/settings', { origin: SITE })).status).toBe(401)
      expect((await site.visitor().send(method, '/profile/settings')).status).toBe(403)
      expect(
        (await site.visitor().send(method, '/api/saves', { origin: 'https://evil.example' })).status,
      ).toBe(403)
    },
  )

  const SPELLINGS = [
    '/profile/',
    '//profile/settings',
    '///profile//settings',
    '/profile//settings',
    '/Profile/Settings',
    '/PROFILE',
    '/profile/./settings',
    '/x/../profile/settings',
    '/profile/x/../settings',
    '/%70rofile/settings',
    '/profile%2fsettings',
    '/profile/%73ettings',
    '/profile;x/settings',
    '/profile/settings;x',
    '/profile/settings.css',
    '/profile/settings/',
    '/profile/settings/x.js',
    '/profile/settings%00',
    '/profile/settings%20',
    '/profile/settings%3f',
    '/profile/settings%23',
    '/profile/..%2fprofile/settings',
    '/profile\\settings',
    '/\\profile/settings',
    '/profile/%2e%2e/profile/settings',
    '/./profile/settings',
    '/;/profile/settings',
    '/profile/settings?__proto__=1',
    '/profile/settings?/api/',
    '/%2570rofile/settings',
    '/profile%252fsettings',
    '/.;/profile/settings',
    '/profile/..;/profile/settings',
    '/api/../profile/settings',
    '/assets/../profile/settings',
    '/pro%66ile%2Fsettings',
  ]

  it.each(SPELLINGS)('the spelling %s does not bypass the guard', async (path) => {
    const response = await site.visitor().get(path)
    expect([301, 302, 400, 404]).toContain(response.status)
    expect(await response.text()).not.toContain('Account settings')
    const location = response.headers.get('location')
    if (location === null) return
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location, SITE).origin).toBe(SITE)
  })

  it.each([
    ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
    ['x-original-url', '/'],
    ['x-rewrite-url', '/'],
    ['x-forwarded-user', 'admin'],
    ['x-forwarded-uri', '/'],
    ['x-forwarded-prefix', '/public'],
    ['x-http-method-override', 'GET'],
    ['x-user', 'admin'],
    ['authorization', 'Bearer admin'],
    ['x-forwarded-for', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['x-auth-request-email', 'admin@example.com'],
    ['host', 'localhost'],
    ['x-forwarded-host', 'localhost'],
    ['referer', `${SITE}/profile/settings`],
    ['sec-fetch-site', 'same-origin'],
    ['accept', 'application/json'],
    ['purpose', 'prefetch'],
    ['range', 'bytes=0-1'],
    ['if-none-match', '*'],
    ['x-fault', 'kv=null'],
    ['x-fault', 'd1=error'],
  ])('the header %s: %s does not bypass the guard', async (name, value) => {
    const response = await site.visitor().get('/profile/settings', { [name]: value })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/api/auth/login?returnTo=%2Fprofile%2Fsettings',
    ])
  })
})
