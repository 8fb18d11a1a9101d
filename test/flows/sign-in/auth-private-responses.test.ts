import { beforeAll, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { createSignedInVisitor } from '#test/support/worker/signed-in-visitor.ts'
import { SITE, type Visitor } from '#test/support/worker/visitor.ts'

let site: SignInSite
let visitor: Visitor
beforeAll(async () => {
  site = await createSignInSite()
  visitor = await createSignedInVisitor(site)
})

describe('signed-in visitors', () => {
  it('see their name, e-mail address and logout link on an uncached page', async () => {
    const response = await visitor.get('/profile/settings')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(html).toMatch(/<h1[^>]*>Account settings<\/h1>/)
    expect(html).toContain('Ana Demo')
    expect(html).toContain('ana@example.com')
    expect(html).toContain('href="/api/auth/logout"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })

  it('/profile redirects to the settings', async () => {
    const response = await visitor.get('/profile')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/profile/settings'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('markup in a name is escaped', async () => {
    site.provider.behaviour.profile = {
      name: '<img src=x onerror=alert(1)>',
      email: '"><script>alert(1)</script>@x.example',
    }
    const odd = site.visitor()
    await signIn(site, odd)
    expect(await (await odd.get('/profile/settings')).text()).not.toMatch(/<img|<script>alert/)
  })

  it('can call the API', async () => {
    const response = await visitor.get('/api/saves')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})

describe('responses of sign-in endpoints', () => {
  it.each([
    '/api/auth/login',
    '/api/auth/callback',
    '/api/auth/logout',
    '/api/auth/profile',
    '/profile',
    '/profile/settings',
    '/api/saves',
  ])('%s is not cacheable, has no CORS headers, and has the security headers', async (path) => {
    for (const who of [site.visitor(), visitor]) {
      const response = await who.get(path, { origin: 'https://evil.example', 'sec-purpose': 'prefetch' })
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('strict-transport-security')).toContain('max-age=')
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it.each(['/api/auth/login', '/api/auth/callback', '/api/auth/logout', '/api/auth/profile'])(
    '%s rejects cross-site unsafe methods and method overrides',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        for (const headers of [
          {},
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { 'sec-fetch-site': 'same-site' },
          { origin: SITE, 'sec-fetch-site': 'cross-site' },
        ]) {
          const response = await site
            .visitor()
            .send(method, `${path}?_method=GET`, { ...headers, 'x-http-method-override': 'GET' } as Record<
              string,
              string
            >)
          expect([response.status, await response.json()]).toEqual([403, { error: 'cross_site' }])
        }
        expect((await site.visitor().send(method, path, { origin: SITE })).status).toBe(404)
      }
    },
  )

  it('HEAD has no side effects', async () => {
    const fresh = site.visitor()
    const login = await fresh.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    expect((await fresh.send('HEAD', address)).status).toBe(405)
    expect((await fresh.get(address)).status).toBe(303)
  })
})
